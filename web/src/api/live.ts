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
/** Tries of a socket that never opened before polling begins. */
const PATIENCE = 2;

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
  const ping = setInterval(() => {
    if (socket?.readyState === WebSocket.OPEN) socket.send('{"ping":1}');
  }, PING_EVERY);

  function open(): void {
    if (closed) return;
    const query = { seat: wanted.seat, since: wanted.since() };
    const path = address("/api/v1/tables/{table}/live", { path: { table: wanted.table }, query });
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);
    socket.onopen = () => {
      tries = 0;
      polling = false;
      wanted.changed("live");
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      const view = JSON.parse(event.data) as Partial<TableView>;
      if (!closed && view.id) wanted.heard(view as TableView);
    };
    socket.onclose = () => {
      if (closed) return;
      tries += 1;
      if (tries > PATIENCE && !polling) void poll();
      else if (!polling) wanted.changed("opening");
      retry = setTimeout(open, backoff(tries));
    };
  }

  async function poll(): Promise<void> {
    polling = true;
    let stamp: number | undefined;
    while (polling && !closed) {
      try {
        const query = { since: wanted.since(), stamp, seat: wanted.seat };
        const view = await get("/api/v1/tables/{table}/poll", { path: { table: wanted.table }, query });
        if (closed || !polling) return;
        wanted.changed("polling");
        wanted.heard(view);
        stamp = view.stamp;
      } catch (fault) {
        if (closed || !(fault instanceof Refused)) return;
        wanted.changed("lost");
      }
      await new Promise((done) => setTimeout(done, POLL_EVERY));
    }
  }

  open();
  return () => {
    closed = true;
    clearTimeout(retry);
    clearInterval(ping);
    socket?.close();
  };
}
