import { useEffect } from "react";

const events = ["keydown", "pointerover", "focusin"];

/**
 * Escape hides the current tooltip until the reader points at something else, moves the focus or presses another key.
 */
export function useTooltipEscape(): void {
  useEffect(() => {
    for (const name of events) document.addEventListener(name, markEscape);
    return () => {
      for (const name of events) document.removeEventListener(name, markEscape);
    };
  }, []);
}

function markEscape(event: Event): void {
  document.documentElement.toggleAttribute("data-escaped", event instanceof KeyboardEvent && event.key === "Escape");
}
