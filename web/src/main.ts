import { mount } from "svelte";
import App from "./App.svelte";
import { player } from "./shell/me.svelte";
import { settings } from "./shell/settings.svelte";
import "./shell/theme.css";
import { words } from "./words/index.svelte";

/** Said without a catalogue: these are the words for when the catalogues cannot be read. */
const SORRY =
  "Civitas cannot be reached; try again in a moment. · Civitas não responde; tente de novo daqui a pouco. · " +
  "Civitas no responde; inténtalo de nuevo en un momento.";

async function start(target: HTMLElement): Promise<void> {
  try {
    await Promise.all([words.speak(settings.language), player.load()]);
  } catch {
    target.textContent = SORRY;
    return;
  }
  mount(App, { target });
}

const target = document.getElementById("app");
if (target) void start(target);
