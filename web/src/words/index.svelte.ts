/** The words of this session: one language at a time, switched at once. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { get, type Message } from "../api/client";
import { bundleOf, has, say, type Arguments, type Language } from "./words";

class Words {
  language = $state<Language>("en");
  /** What the players of the table on the screen are called, by seat; empty for one without a name. */
  names = $state.raw<readonly string[]>([]);
  #bundle = $state.raw(new FluentBundle("en"));
  #parts = new Set<string>(["shell"]);
  #read = new Map<string, Promise<FluentResource>>();

  /** Speaks another language, once all its catalogues in use are here. */
  async speak(language: Language): Promise<void> {
    const catalogues = await Promise.all([...this.#parts].map((part) => this.#catalogue(language, part)));
    this.#bundle = bundleOf(language, catalogues);
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Adds the catalogues of a game. */
  async use(part: string): Promise<void> {
    if (this.#parts.has(part)) return;
    await this.#catalogue(this.language, part);
    this.#parts.add(part);
    await this.speak(this.language);
  }

  #catalogue(language: Language, part: string): Promise<FluentResource> {
    const key = `${language}/${part}`;
    const known = this.#read.get(key);
    if (known) return known;
    const read = get("/api/v1/words/{language}/{part}", { path: { language, part } }).then(
      (text) => new FluentResource(text),
    );
    this.#read.set(key, read);
    read.catch(() => this.#read.delete(key));
    return read;
  }

  has = (id: string): boolean => has(this.#bundle, id);
  say = (message: Message): string => say(this.#bundle, message.id, message.args, this.names);
  tell = (id: string, args: Arguments = {}): string => say(this.#bundle, id, args, this.names);
  /** A message that names no player, so that it does not change with `names`. */
  plain = (message: Message): string => say(this.#bundle, message.id, message.args);
  /** What to call the player of a seat that has no name, at whatever table. */
  nameless = (seat: number): string => say(this.#bundle, "player", { seat: seat + 1 });
}

export const words = new Words();
export const tell = words.tell;
