import { get } from "../api/client";
import { attempt } from "../shell/notices.svelte";

/** Gives the player the record of a game as a file. */
export async function saveRecord(game: string, table: string): Promise<void> {
  const found = await attempt(() => get("/api/v1/tables/{table}/record", { path: { table } }));
  if (!found) return;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([found.record], { type: "application/json" }));
  link.download = `${game}-${table}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
