/** What can be done at a table besides answering: each a call whose reply is the fresh table. */
import { post, put, Refused, type TableView } from "../api/client";
import { complain, notify } from "../shell/notices.svelte";
import { tell } from "../words/index.svelte";
import type { Room } from "./room.svelte";

async function deed(room: Room, call: (at: { table: string }) => Promise<TableView>): Promise<boolean> {
  try {
    room.hear(await call({ table: room.id }));
    return true;
  } catch (fault) {
    if (fault instanceof Refused && fault.problem.table) room.hear(fault.problem.table);
    if (fault instanceof Refused && fault.lost && (await room.check())) notify(tell("web-deed-unsure"), "bad");
    else complain(fault);
    return false;
  }
}

/** Version and seat as a request names them; null for who has no seat. */
function stand(room: Room): { version: number; seat: number } | null {
  const table = room.table;
  return table && table.seat !== null ? { version: table.version, seat: table.seat } : null;
}

export function undo(room: Room): void {
  const body = stand(room);
  if (body && room.table?.can_undo) void deed(room, (path) => post("/api/v1/tables/{table}/undo", { path, body }));
}

export function redo(room: Room): void {
  const body = stand(room);
  if (body && room.table?.can_redo) void deed(room, (path) => post("/api/v1/tables/{table}/redo", { path, body }));
}

export async function wishUndo(room: Room, position: number): Promise<void> {
  const body = stand(room);
  if (body)
    await deed(room, (path) => post("/api/v1/tables/{table}/undo-wishes", { path, body: { ...body, position } }));
}

/** Answers the wish of another for a seat of this device. */
export async function answerWish(room: Room, seat: number, agree: boolean): Promise<void> {
  const body = { version: room.table?.version ?? 0, seat, agree };
  await deed(room, (path) => post("/api/v1/tables/{table}/undo-answers", { path, body }));
}

export function talk(room: Room, text: string, kind: "chat" | "proposal"): Promise<boolean> {
  const body = { text, kind, seat: room.table?.seat ?? null };
  return deed(room, (path) => post("/api/v1/tables/{table}/talk", { path, body }));
}

export async function stay(
  room: Room,
  answer: "always" | "never" | "ask",
  kind: string,
  source: number,
): Promise<void> {
  const seat = room.table?.seat;
  if (seat === null || seat === undefined) return;
  await deed(room, (path) => put("/api/v1/tables/{table}/standing", { path, body: { seat, kind, source, answer } }));
}

export async function takeBack(room: Room, seat: number): Promise<void> {
  await deed(room, (path) => post("/api/v1/tables/{table}/take-back", { path, body: { seat } }));
}

/** Gets up; the table is then seen with whatever eyes are left. */
export async function leave(room: Room, seat: number): Promise<void> {
  if (await deed(room, (path) => post("/api/v1/tables/{table}/leave", { path, body: { seat } }))) await room.reopen();
}

export async function join(room: Room, seat: number | null, name: string): Promise<void> {
  await deed(room, (path) => post("/api/v1/tables/{table}/join", { path, body: { name, seat } }));
}

export async function begin(room: Room): Promise<void> {
  await deed(room, (path) => post("/api/v1/tables/{table}/start", { path }));
}
