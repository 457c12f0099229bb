/** Calls of the server's API, typed by the document it publishes. */
import type { components, paths } from "./schema";

export type Schemas = components["schemas"];
export type TableView = Schemas["TableView"];
export type TableRow = Schemas["TableRow"];
export type SeatView = Schemas["SeatView"];
export type GameCard = Schemas["GameCard"];
export type Line = Schemas["Line"];
export type Option = Schemas["Option"];
export type Message = Schemas["Message"];
export type Refusal = Schemas["Refusal"];

/** An error as every route answers it; a late answer brings the table as it stands. */
export type Problem = Schemas["Problem"];

type Verb = "get" | "post" | "put";
type PathsOf<V extends Verb> = { [P in keyof paths]: paths[P] extends Record<V, object> ? P : never }[keyof paths];
type Operation<P extends keyof paths, V extends Verb> = NonNullable<paths[P][V]>;

type Sent<O> = (O extends { parameters: { path: infer A } } ? { path: A } : unknown) &
  (O extends { parameters: { query: infer Q } }
    ? { query: Q }
    : O extends { parameters: { query?: infer Q } }
      ? { query?: Q }
      : unknown) &
  (O extends { requestBody: { content: { "application/json": infer B } } } ? { body: B } : unknown);
type Rest<O> = object extends Sent<O> ? [sent?: Sent<O>] : [sent: Sent<O>];

type Content<R> = R extends { content: infer C } ? C[keyof C] : never;
type Reply<O> = O extends { responses: infer R }
  ? Content<R extends { 200: infer A } ? A : R extends { 201: infer B } ? B : never>
  : never;

interface Parts {
  path?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
}

/** The server said no, or could not be reached (status 0). */
export class Refused extends Error {
  constructor(readonly problem: Problem) {
    super(problem.detail);
  }

  /** Whether no answer came, or one that does not tell what became of the call. */
  get lost(): boolean {
    return this.problem.status === 0 || this.problem.status >= 500;
  }
}

/** The address of a call: path parameters filled in, the query appended, empty ones left out. */
export function address(path: string, parts: Parts = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts.path?.[name] ?? "")));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const tail = query.toString();
  return tail ? `${filled}?${tail}` : filled;
}

async function problemOf(reply: Response): Promise<Problem> {
  try {
    const said = (await reply.json()) as Partial<Problem>;
    return { incident: "", ...said, status: reply.status, detail: said.detail ?? reply.statusText };
  } catch {
    return { status: reply.status, detail: reply.statusText, incident: "" };
  }
}

async function call(verb: Verb, path: string, parts: Parts = {}): Promise<unknown> {
  const headers: Record<string, string> = { Accept: "application/json, text/plain" };
  if (verb !== "get") headers["X-Civitas"] = "1";
  if (parts.body !== undefined) headers["Content-Type"] = "application/json";
  const body = parts.body === undefined ? null : JSON.stringify(parts.body);
  let reply: Response;
  try {
    reply = await fetch(address(path, parts), { method: verb.toUpperCase(), headers, body });
  } catch (fault) {
    throw new Refused({ status: 0, detail: String(fault), incident: "" });
  }
  if (!reply.ok) throw new Refused(await problemOf(reply));
  return reply.headers.get("Content-Type")?.includes("json") ? reply.json() : reply.text();
}

export function get<P extends PathsOf<"get">>(path: P, ...[sent]: Rest<Operation<P, "get">>) {
  return call("get", path, sent as Parts) as Promise<Reply<Operation<P, "get">>>;
}

export function post<P extends PathsOf<"post">>(path: P, ...[sent]: Rest<Operation<P, "post">>) {
  return call("post", path, sent as Parts) as Promise<Reply<Operation<P, "post">>>;
}

export function put<P extends PathsOf<"put">>(path: P, ...[sent]: Rest<Operation<P, "put">>) {
  return call("put", path, sent as Parts) as Promise<Reply<Operation<P, "put">>>;
}
