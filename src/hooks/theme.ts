export type Theme = "light" | "dark";

/** The entry of the browser's storage that keeps the chosen theme. */
export const THEME_ENTRY = "theme";

export function isTheme(value: unknown): value is Theme {
  return value === "light" || value === "dark";
}
