import { useSyncExternalStore } from "react";
import { readEntry, subscribeToEntry, writeEntry } from "./storage/guarded-storage";
import { isTheme, showTheme, THEME_ENTRY, type Theme } from "./theme";

const darkSystem = "(prefers-color-scheme: dark)";

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (isTheme(chosen)) return chosen;
  return matchMedia(darkSystem).matches ? "dark" : "light";
}

function chooseTheme(theme: Theme): void {
  showTheme(theme);
  writeEntry(THEME_ENTRY, theme);
}

/** Another tab may have chosen a theme, even before the application was loaded. */
function followEntry(): void {
  const chosen = readEntry(THEME_ENTRY);
  if (isTheme(chosen)) showTheme(chosen);
}

function subscribe(update: () => void): () => void {
  followEntry();
  const system = matchMedia(darkSystem);
  system.addEventListener("change", update);
  const unsubscribe = subscribeToEntry(THEME_ENTRY, () => {
    followEntry();
    update();
  });
  return () => {
    system.removeEventListener("change", update);
    unsubscribe();
  };
}

/**
 * The current theme and how to choose one; `markPage` applies a stored one before the page is drawn. Undefined in the
 * built HTML, which is for both themes.
 */
export function useTheme(): { readonly theme: Theme | undefined; readonly choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme | undefined>(subscribe, currentTheme, () => undefined);
  return { theme, choose: chooseTheme };
}
