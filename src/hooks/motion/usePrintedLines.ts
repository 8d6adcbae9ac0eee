import { useEffect, useState } from "react";
import { prefersReducedMotion } from "./reduced-motion";

/** In ms (docs/behaviour.md#unknown-addresses). */
const STEP = 300;

/**
 * How many lines a terminal has printed: one more every 300 ms once the page is interactive. All of
 * them before that, as without JavaScript, and for those who asked for less motion.
 */
export function usePrintedLines(count: number): number {
  const [printed, setPrinted] = useState(count);

  useEffect(() => {
    if (prefersReducedMotion()) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- the HTML has all lines; an interactive page starts again
    setPrinted(0);
    const timer = setInterval(() => setPrinted((before) => Math.min(before + 1, count)), STEP);
    return () => clearInterval(timer);
  }, [count]);

  return printed;
}
