import { useEffect, useRef, useState } from "react";
import { useReducedMotion } from "./reduced-motion";

/** In ms (docs/behaviour.md#home-page). */
const STEP = 800;
const RESET = 2000;

/**
 * How many of a terminal's lines are shown: one more every 800 ms; 2 s after the last it starts
 * again. All of them before the page is interactive and for those who asked for less motion.
 */
export function useTypedLines(count: number) {
  const isStill = useReducedMotion();
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);

  // Not part of the state: the next line is due at its time, even if the last one was rendered late.
  const printed = useRef(0);

  useEffect(() => {
    if (isStill || isPaused) return undefined;
    const wait = () => (printed.current < count ? STEP : RESET);
    const print = () => {
      printed.current = printed.current < count ? printed.current + 1 : 0;
      setShown(printed.current);
      timer = setTimeout(print, wait());
    };
    let timer = setTimeout(print, wait());
    return () => clearTimeout(timer);
  }, [isStill, isPaused, count]);

  return {
    shown: isStill ? count : shown,
    isPaused,
    canPlay: !isStill,
    toggle: () => setPaused(!isPaused),
  };
}
