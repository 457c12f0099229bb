import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { follow, SILENCE, STEADY, type Link } from "../src/api/live";
import { table } from "./samples";

/** A socket the test answers for. */
class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  /** Whether the browser was asked to close it; that it is closed it may find out much later. */
  closing = false;
  constructor(readonly url: string) {
    Socket.all.push(this);
    queueMicrotask(() => this.onopen?.());
  }
  send(): void {}
  close(): void {
    this.closing = true;
  }
  says(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const heard: number[] = [];
const links: Link[] = [];
let stop = (): void => {};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("the network is gone")));
  Socket.all = [];
  heard.length = links.length = 0;
  stop = follow({
    table: "t",
    seat: 0,
    since: () => heard.at(-1) ?? 0,
    heard: (view) => heard.push(view.version),
    changed: (link) => links.push(link),
  });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test("a socket that is silent is given up, and another opened where the last one stopped", async () => {
  Socket.all[0]!.says(table({ version: 4 }));
  await vi.advanceTimersByTimeAsync(SILENCE + 2_000);
  expect(Socket.all[0]!.closing).toBe(true);
  expect(Socket.all[1]!.url).toContain("since=4");
  Socket.all[0]!.says(table({ version: 5 }));
  Socket.all[1]!.says(table({ version: 6 }));
  expect(heard).toEqual([4, 6]);
  expect(links.at(-1)).toBe("live");
});

test("a socket over which the server says that it is there is kept", async () => {
  Socket.all[0]!.says(table({ version: 4 }));
  for (let time = 0; time < 3 * SILENCE; time += 20_000) {
    await vi.advanceTimersByTimeAsync(20_000);
    Socket.all[0]!.says({});
  }
  expect(Socket.all).toHaveLength(1);
  expect(heard).toEqual([4]);
});

test("a socket that opens and is closed at once is tried less and less often", async () => {
  for (let time = 0; time < 60_000; time += 100) {
    await vi.advanceTimersByTimeAsync(100);
    const last = Socket.all.at(-1)!;
    if (!last.closing) last.onclose?.();
    last.closing = true;
  }
  expect(Socket.all.length).toBeLessThan(12);
  expect(links.at(-1)).toBe("lost");
});

test("after a socket that was good for a while trying begins anew", async () => {
  Socket.all[0]!.says(table({ version: 1 }));
  await vi.advanceTimersByTimeAsync(STEADY);
  Socket.all[0]!.says({});
  Socket.all[0]!.onclose?.();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(Socket.all).toHaveLength(2);
});
