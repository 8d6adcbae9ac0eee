/** Prints the page, with the hints of all problems or of those whose hint is open. */
export function printSheet(withHints: boolean): void {
  const closed = withHints ? document.querySelectorAll<HTMLDetailsElement>("details[data-hint]:not([open])") : [];
  for (const hint of closed) hint.open = true;
  const close = () => {
    for (const hint of closed) hint.open = false;
  };
  window.addEventListener("afterprint", close, { once: true });
  window.print();
}
