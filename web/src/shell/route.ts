/** The pages of the shell and their addresses. */
export type Page =
  | { name: "lobby" }
  | { name: "new"; game: string }
  | { name: "alone"; game: string }
  | { name: "campaigns"; game: string }
  | { name: "campaign"; campaign: string }
  | { name: "table"; table: string }
  | { name: "replay"; table: string; at: number | null }
  | { name: "rules"; game: string; rule: string }
  | { name: "cards"; game: string; card: string; query: string }
  | { name: "example"; game: string; example: string; step: number }
  | { name: "settings" }
  | { name: "account" }
  | { name: "unknown" };

/** The page an address leads to. */
export function pageOf(path: string, query = ""): Page {
  const [first = "", second = "", third = "", fourth = "", ...more] = path
    .split("/")
    .filter(Boolean)
    .map(decodeURIComponent);
  const asked = new URLSearchParams(query);
  if (more.length) return { name: "unknown" };
  if (!first) return { name: "lobby" };
  if (first === "rules" && third === "examples" && fourth) {
    const step = asked.get("step") ?? "";
    return { name: "example", game: second, example: fourth, step: /^\d+$/.test(step) ? Number(step) : 0 };
  }
  if (fourth) return { name: "unknown" };
  if (first === "table" && second && third === "replay") {
    const at = asked.get("at");
    return { name: "replay", table: second, at: at !== null && /^\d+$/.test(at) ? Number(at) : null };
  }
  if (first === "cards" && second) return { name: "cards", game: second, card: third, query };
  if (third) return { name: "unknown" };
  if (first === "table" && second) return { name: "table", table: second };
  if (first === "alone" && second) return { name: "alone", game: second };
  if (first === "campaigns" && second) return { name: "campaigns", game: second };
  if (first === "campaign" && second) return { name: "campaign", campaign: second };
  if (first === "new" && second) return { name: "new", game: second };
  if (first === "rules" && second) return { name: "rules", game: second, rule: asked.get("rule") ?? "" };
  if ((first === "settings" || first === "account") && !second) return { name: first };
  return { name: "unknown" };
}
