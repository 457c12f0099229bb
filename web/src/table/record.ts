import { get } from "../api/client";
import { download } from "../shell/download";
import { attempt } from "../shell/notices.svelte";

/** Gives the player the record of a game as a file. */
export async function saveRecord(game: string, table: string): Promise<void> {
  const found = await attempt(() => get("/api/v1/tables/{table}/record", { path: { table } }));
  if (found) download(`${game}-${table}.json`, found.record);
}
