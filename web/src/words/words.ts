/** Messages into words: Fluent catalogues as the server gives them. */
import { FluentBundle, type FluentResource } from "@fluent/bundle";
import type { Message } from "../api/client";

export const LANGUAGES = { en: "en", pt: "pt-BR", es: "es" } as const;
export type Language = keyof typeof LANGUAGES;
export type Arguments = Record<string, string | number | Message>;

/** Ours for the first tag of a list such as `["pt-PT", "en"]` that we speak; else English. */
export function spoken(tags: readonly string[]): Language {
  for (const tag of tags) {
    const primary = tag.toLowerCase().split("-")[0] ?? "";
    if (primary in LANGUAGES) return primary as Language;
  }
  return "en";
}

export function bundleOf(language: Language, catalogues: Iterable<FluentResource>): FluentBundle {
  const bundle = new FluentBundle(LANGUAGES[language], { useIsolating: false });
  for (const catalogue of catalogues) bundle.addResource(catalogue, { allowOverrides: true });
  return bundle;
}

/** Whether the catalogues have words for an id. */
export function has(bundle: FluentBundle, id: string): boolean {
  return bundle.hasMessage(id);
}

/** The message that says who plays a seat, counted from 1. */
const PLAYER = "player";

/** The message in words; its id where there are none, so that a gap shows. A player is called by the name of the seat. */
export function say(bundle: FluentBundle, id: string, args: Arguments = {}, names: readonly string[] = []): string {
  const called = id === PLAYER ? names[Number(args.seat) - 1] : "";
  if (called) return called;
  const [name = "", attribute] = id.split(".");
  const found = bundle.getMessage(name);
  const pattern = attribute ? found?.attributes[attribute] : found?.value;
  if (!pattern) return id;
  const given: Record<string, string | number> = {};
  for (const [key, arg] of Object.entries(args)) {
    given[key] = typeof arg === "object" ? say(bundle, arg.id, arg.args, names) : arg;
  }
  return bundle.formatPattern(pattern, given, []);
}
