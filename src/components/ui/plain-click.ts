import type { MouseEvent } from "react";

/** True if a click would open a link in this tab, and nothing has handled it yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return !event.defaultPrevented && !opensElsewhere;
}
