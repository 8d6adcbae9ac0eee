import { useEffect, useRef, useState, useSyncExternalStore } from "react";

/** In ms (docs/behaviour.md#home-page). */
const STEP = 800;
const RESET = 2000;

const lessMotion = "(prefers-reduced-motion: reduce)";

function subscribeMotion(update: () => void): () => void {
  const query = matchMedia(lessMotion);
  query.addEventListener("change", update);
  return () => query.removeEventListener("change", update);
}

/**
 * How many of a terminal's lines are shown: one more every 800 ms; 2 s after the last it starts
 * again. All of them before the page is alive and for those who asked for less motion.
 */
export function useTypedLines(count: number) {
  // Until the page is alive the lines stand still, as they do without JavaScript.
  const standsStill = useSyncExternalStore(
    subscribeMotion,
    () => matchMedia(lessMotion).matches,
    () => true,
  );
  const [shown, setShown] = useState(0);
  const [isPaused, setPaused] = useState(false);

  // Counted beside the state: the next line is due at its time, however late the last one was drawn.
  const printed = useRef(0);

  useEffect(() => {
    if (standsStill || isPaused) return undefined;
    const wait = () => (printed.current < count ? STEP : RESET);
    const print = () => {
      printed.current = printed.current < count ? printed.current + 1 : 0;
      setShown(printed.current);
      timer = setTimeout(print, wait());
    };
    let timer = setTimeout(print, wait());
    return () => clearTimeout(timer);
  }, [standsStill, isPaused, count]);

  return {
    shown: standsStill ? count : shown,
    isPaused,
    canPlay: !standsStill,
    toggle: () => setPaused(!isPaused),
  };
}
