import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const darkSystem = "(prefers-color-scheme: dark)";
const changed = "themechange";

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia(darkSystem).matches ? "dark" : "light";
}

function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem("theme", theme);
  } catch {
    // Storage is blocked: the choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

function followOtherTab({ key, newValue }: StorageEvent): void {
  if (key === "theme" && (newValue === "light" || newValue === "dark"))
    document.documentElement.dataset.theme = newValue;
}

function subscribe(update: () => void): () => void {
  const system = matchMedia(darkSystem);
  const onStorage = (event: StorageEvent) => {
    followOtherTab(event);
    update();
  };
  system.addEventListener("change", update);
  window.addEventListener("storage", onStorage);
  window.addEventListener(changed, update);
  return () => {
    system.removeEventListener("change", update);
    window.removeEventListener("storage", onStorage);
    window.removeEventListener(changed, update);
  };
}

/** The theme in force and how to choose one; static/theme.js applies a remembered one before the first paint. */
export function useTheme(): { readonly theme: Theme; readonly choose: (theme: Theme) => void } {
  const theme = useSyncExternalStore<Theme>(subscribe, currentTheme, () => "light");
  return { theme, choose: chooseTheme };
}
