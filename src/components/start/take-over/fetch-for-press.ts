import { EARLY_INPUT } from "../early-input";

/**
 * Asks for the code of what opens with an early press at once, not only when React has heard of the press.
 *
 * @param parts by the names that elements give in `data-opens`
 */
export function fetchForPress(parts: Readonly<Record<string, () => void>>): void {
  const kept: unknown = Reflect.get(window, EARLY_INPUT);
  for (const element of kept instanceof Map ? kept.keys() : [])
    if (element instanceof HTMLElement) parts[element.dataset.opens ?? ""]?.();
}
