export type Theme = "light" | "dark";

/** The storage entry of the chosen theme. */
export const THEME_ENTRY = "theme";

/** Shows a chosen theme, also in the browser's own bar, whose colours are in the head of the page. */
export function showTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[data-theme]"))
    meta.setAttribute("media", meta.dataset.theme === theme ? "" : "not all");
}

export function isTheme(value: unknown): value is Theme {
  return value === "light" || value === "dark";
}
