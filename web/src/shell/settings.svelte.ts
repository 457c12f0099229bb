/** What the reader of this device prefers; kept in the browser. */
import { spoken, type Language } from "../words/words";

export interface Preferences {
  language: Language;
  textSize: number;
  motion: "system" | "less" | "full";
  theme: "system" | "light" | "dark";
  palette: "standard" | "safe";
  confirm: "warned" | "always";
  autoPass: boolean;
  keys: boolean;
}

const KEY = "civitas.settings";

function standard(): Preferences {
  return {
    language: spoken(navigator.languages),
    textSize: 1,
    motion: "system",
    theme: "system",
    palette: "standard",
    confirm: "warned",
    autoPass: true,
    keys: true,
  };
}

function kept(): Preferences {
  try {
    return { ...standard(), ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Preferences>) };
  } catch {
    return standard();
  }
}

export const settings = $state<Preferences>(kept());

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ dark: dark.matches, still: still.matches });
dark.addEventListener("change", (event) => (system.dark = event.matches));
still.addEventListener("change", (event) => (system.still = event.matches));

/** Whether things may move. */
export function moving(): boolean {
  return settings.motion === "full" || (settings.motion === "system" && !system.still);
}

/** Writes the preferences down and onto the document; to be called inside an effect. */
export function applySettings(): void {
  localStorage.setItem(KEY, JSON.stringify(settings));
  const root = document.documentElement;
  const isDark = settings.theme === "dark" || (settings.theme === "system" && system.dark);
  root.dataset["theme"] = isDark ? "dark" : "light";
  root.dataset["palette"] = settings.palette;
  root.dataset["motion"] = moving() ? "full" : "less";
  root.style.fontSize = `${settings.textSize * 100}%`;
}
