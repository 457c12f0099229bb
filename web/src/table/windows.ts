/** The windows that can be opened over a table, and the panels beside it. */
export type Window = "" | "hint" | "keys" | "scores" | "standing" | "wish" | "menu";
export const PANELS = ["log", "talk", "notes", "aid", "rules", "score"] as const;
export type PanelName = (typeof PANELS)[number];
