/** A table as it changes: by websocket, by polling while no socket can be had. */
import { address, get, Refused, type TableView } from "./client";

export type Link = "opening" | "live" | "polling" | "lost";

export interface Wanted {
  table: string;
  seat: number | null;
  /** The last version heard, asked for anew at every reconnection. */
  since(): number;
  heard(view: TableView): void;
  changed(link: Link): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 15_000;
const PING_EVERY = 25_000;
const POLL_EVERY = 1_500;
/** Tries of a socket that never told anything before polling begins. */
const PATIENCE = 2;
/** The server says something every twenty seconds; a socket silent for so long is dead, whatever it says of itself. */
export const SILENCE = 50_000;
/** A socket that has lived so long was a good one: after it, trying begins anew. */
export const STEADY = 30_000;

/** How long to wait before the try of this number, with chance so that not all clients come at once. */
export function backoff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2);
}

export function follow(wanted: Wanted): () => void {
  let closed = false;
  let tries = 0;
  let polling = false;
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const ping = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send('{"ping":1}');
  }, PING_EVERY);

  function open(): void {
    if (closed) return;
    const query = { seat: wanted.seat, since: wanted.since() };
    const path = address("/api/v1/tables/{table}/live", { path: { table: wanted.table }, query });
    const opened = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
    const begun = Date.now();
    socket = opened;
    listen();
    opened.onmessage = (event: MessageEvent<string>) => {
      if (closed || socket !== opened) return;
      listen();
      const view = JSON.parse(event.data) as Partial<TableView>;
      if (!view.id) return;
      polling = false;
      wanted.changed("live");
      wanted.heard(view as TableView);
    };
    opened.onclose = () => {
      if (!closed && socket === opened) again(Date.now() - begun);
    };
  }

  /** Waits for the next word; without one the socket is given up, which can take long to notice that it is dead. */
  function listen(): void {
    clearTimeout(silence);
    silence = setTimeout(() => {
      const dead = socket;
      again(0);
      dead?.close();
    }, SILENCE);
  }

  /** Another socket after a while, after one that lived for so long. That one could be opened does not mean that it is
   * of use: the server may refuse the table when it knows who asks. */
  function again(lived: number): void {
    clearTimeout(silence);
    socket = null;
    tries = lived >= STEADY ? 1 : tries + 1;
    if (tries > PATIENCE && !polling) void poll();
    else if (!polling) wanted.changed("opening");
    retry = setTimeout(open, backoff(tries));
  }

  async function poll(): Promise<void> {
    polling = true;
    let stamp: number | undefined;
    let failed = 0;
    while (polling && !closed) {
      try {
        const query = { since: wanted.since(), stamp, seat: wanted.seat };
        const view = await get("/api/v1/tables/{table}/poll", { path: { table: wanted.table }, query });
        if (closed || !polling) return;
        failed = 0;
        wanted.changed("polling");
        wanted.heard(view);
        stamp = view.stamp;
      } catch (fault) {
        if (closed || !(fault instanceof Refused)) return;
        failed += 1;
        wanted.changed("lost");
      }
      await new Promise((done) => setTimeout(done, Math.max(POLL_EVERY, failed && backoff(failed))));
    }
  }

  open();
  return () => {
    closed = true;
    clearTimeout(retry);
    clearTimeout(silence);
    clearInterval(ping);
    socket?.close();
  };
}
