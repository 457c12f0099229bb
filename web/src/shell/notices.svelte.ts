/** Short messages that come and go: what went wrong, what was done. */
import { Refused } from "../api/client";
import { tell } from "../words/index.svelte";

export interface Notice {
  number: number;
  kind: "good" | "bad";
  text: string;
  detail: string;
}

const STAY = 7_000;
let count = 0;

export const notices = $state<Notice[]>([]);

export function dismiss(number: number): void {
  const index = notices.findIndex((notice) => notice.number === number);
  if (index >= 0) notices.splice(index, 1);
}

export function notify(text: string, kind: Notice["kind"] = "good", detail = ""): void {
  const number = ++count;
  notices.push({ number, kind, text, detail });
  if (notices.length > 3) notices.shift();
  setTimeout(() => dismiss(number), STAY);
}

/** What an error of a status is called. */
export function problemWords(status: number): string {
  if (status === 0) return tell("web-problem-unreachable");
  if (status === 401) return tell("web-problem-password");
  if (status === 403) return tell("web-problem-forbidden");
  if (status === 404) return tell("web-problem-missing");
  if (status === 409) return tell("web-problem-late");
  if (status === 429) return tell("web-problem-busy");
  if (status === 503) return tell("web-problem-storage");
  if (status >= 500) return tell("web-problem-fault");
  return tell("web-problem-refused");
}

/** Tells of a failed call; anything but a refusal of the server is a fault of ours and goes on up. */
export function complain(fault: unknown): void {
  if (!(fault instanceof Refused)) throw fault;
  const { status, detail, incident } = fault.problem;
  notify(problemWords(status), "bad", incident ? tell("web-problem-incident", { incident }) : status ? detail : "");
}

/** Does something with the server; a refusal becomes a notice and `null`. */
export async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (fault) {
    complain(fault);
    return null;
  }
}
