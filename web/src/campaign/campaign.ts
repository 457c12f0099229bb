/** A campaign as its pages speak of it. */
import type { Schemas } from "../api/client";
import { tell, words } from "../words/index.svelte";

export type CampaignPage = Schemas["CampaignPage"];
export type CampaignView = Schemas["CampaignView"];

/** How a campaign stands, in words. */
export function stateOf({ state, wins, losses }: CampaignView): string {
  if (state === "won") return tell("web-campaign-won");
  if (state === "lost") return tell("web-campaign-lost");
  return tell("web-campaign-standing", { wins, losses });
}

/** A day as the reader writes it; it has no hour, so no time zone moves it. */
export function dayOf(date: string): string {
  return new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(date));
}

/** The most games a campaign can have: all wins but the last, and all losses but the last, come before the one that decides. */
export function mostGames({ wins_needed, losses_allowed }: CampaignView): number {
  return wins_needed + losses_allowed - 1;
}
