import { storeEntry } from "../../hooks/storage/guarded-storage";
import { THEME_ENTRY } from "../../hooks/theme";

/**
 * Answers a press before React does, where that needs no application. Style sheets open what a button controls while it is
 * expanded, and know whether the page scrolls smoothly.
 *
 * @returns whether React needs to hear nothing of it
 */
export function answerPress(element: Element): boolean {
  const answer = element.getAttribute("data-early");
  const expanded = element.getAttribute("aria-expanded");
  const isOpen = expanded === "true";
  if (expanded) element.setAttribute("aria-expanded", `${!isOpen}`);
  if (answer === "top") scrollTo(0, 0);
  else if (answer) switchTheme();
  return Boolean(answer) || isOpen;
}

function switchTheme(): void {
  const root = document.documentElement;
  const theme = getComputedStyle(root).colorScheme === "dark" ? "light" : "dark";
  root.dataset.theme = theme;
  storeEntry(THEME_ENTRY, theme);
}
