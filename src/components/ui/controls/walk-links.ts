/** How far each arrow key moves in a list. */
export const arrowSteps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus among elements, around at both ends; from elsewhere to the first or the last. */
export function walkLinks(links: readonly HTMLElement[], step: number): void {
  const current = links.findIndex((link) => link === document.activeElement);
  const next = current < 0 ? (step > 0 ? 0 : -1) : (current + step) % links.length;
  links.at(next)?.focus();
}
