import { useSyncExternalStore } from "react";
import { readEntry, subscribeToEntry, writeEntry } from "./storage/guarded-storage";

export type Theme = "light" | "dark";

const darkSystem = "(prefers-color-scheme: dark)";
/** The entry of the browser's storage; static/theme.js reads it too. */
const KEY = "theme";

function isTheme(value: unknown): value is Theme {
  return value === "light" || value === "dark";
}

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (isTheme(chosen)) return chosen;
  return matchMedia(darkSystem).matches ? "dark" : "light";
}

function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  writeEntry(KEY, theme);
}

/** Another tab may have chosen a theme. */
function followEntry(): void {
  const chosen = readEntry(KEY);
  if (isTheme(chosen)) document.documentElement.dataset.theme = chosen;
}

function subscribe(update: () => void): () => void {
  const system = matchMedia(darkSystem);
  system.addEventListener("change", update);
  const unsubscribe = subscribeToEntry(KEY, () => {
    followEntry();
    update();
  });
  return () => {
    system.removeEventListener("change", update);
    unsubscribe();
  };
}

/**
 * The theme in force and how to choose one; static/theme.js applies a remembered one before the first paint. The built
 * HTML is for both themes: there it is undefined.
 */
export function useTheme(): { readonly theme: Theme | undefined; readonly choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme | undefined>(subscribe, currentTheme, () => undefined);
  return { theme, choose: chooseTheme };
}
