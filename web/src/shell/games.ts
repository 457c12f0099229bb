/** What the shell knows of games: their cards, their words, their unchanging facts and their tables in the browser. */
import { get, type GameCard, type Schemas } from "../api/client";
import type { CardsModule, GameModule } from "../games/contract";
import { words } from "../words/index.svelte";

const drawings = import.meta.glob<CardsModule>("../games/*/cards.ts");
const folders = import.meta.glob<GameModule>("../games/*/index.ts");

function once<T>(read: (game: string) => Promise<T>): (game: string) => Promise<T> {
  const known = new Map<string, Promise<T>>();
  return (game) => {
    let found = known.get(game);
    if (!found) {
      found = read(game);
      known.set(game, found);
      found.catch(() => known.delete(game));
    }
    return found;
  };
}

const cards = once(() => get("/api/v1/games"));
export const gameCards = (): Promise<GameCard[]> => cards("");

/** What helps to choose in the lobby, with the game's words. */
export const choosingOf = once(async (game) => {
  const choices = await get("/api/v1/games/{game}/choosing", { path: { game } });
  if (choices.length) await words.use(game);
  return choices;
});

export const rulesOf = once((game) => get("/api/v1/games/{game}/rules", { path: { game } }));

export const examplesOf = once((game) => get("/api/v1/games/{game}/examples", { path: { game } }));

const factsOf = once((game) => get("/api/v1/games/{game}/facts", { path: { game } }).then((found) => found.facts));

const partOf = once((address) => {
  const [game, part] = address.split("/") as [string, string];
  return get("/api/v1/games/{game}/facts/{part}", { path: { game, part } }).then((found) => found.facts);
});

const moduleOf = once(async (game) => {
  const read = folders[`../games/${game}/index.ts`];
  return read ? await read() : null;
});

export interface OpenedGame {
  module: GameModule | null;
  facts: Record<string, unknown>;
}

/** Everything needed to draw a game's table whose facts have these parts. */
export async function openGame(game: string, parts: readonly string[]): Promise<OpenedGame> {
  const [module, common, more] = await Promise.all([
    moduleOf(game),
    factsOf(game),
    Promise.all(parts.map((part) => partOf(`${game}/${part}`))),
    words.use(game),
  ]);
  return { module, facts: more.reduce(joined, common) };
}

/** Facts with the entries of a part in their records. */
function joined(facts: Record<string, unknown>, part: Schemas["FactsPart"]["facts"]): Record<string, unknown> {
  const grown = Object.entries(part).map(([name, entries]) => [name, { ...(facts[name] as object), ...entries }]);
  return { ...facts, ...Object.fromEntries(grown) };
}

export interface OpenedCards {
  gallery: Schemas["Gallery"];
  module: CardsModule;
  facts: Record<string, unknown>;
}

/** Everything needed to draw the cards of a game; null for a game without cards to show. */
export const openCards = once(async (game): Promise<OpenedCards | null> => {
  const draw = drawings[`../games/${game}/cards.ts`];
  if (!draw) return null;
  const [module, gallery, common] = await Promise.all([
    draw(),
    get("/api/v1/games/{game}/cards", { path: { game } }),
    factsOf(game),
    words.use(game),
  ]);
  return { gallery, module, facts: joined(common, gallery.facts) };
});

export function titleOf(game: string): string {
  const id = `web-game-${game}`;
  return words.has(id) ? words.tell(id) : game;
}

export type Rule = Schemas["RuleEntry"];
