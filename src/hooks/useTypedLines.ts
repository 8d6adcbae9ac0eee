import { useEffect, useState, useSyncExternalStore } from "react";

/** In ms (specification 9). */
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

  useEffect(() => {
    if (standsStill || isPaused) return undefined;
    const timer = setTimeout(() => setShown(shown < count ? shown + 1 : 0), shown < count ? STEP : RESET);
    return () => clearTimeout(timer);
  }, [standsStill, isPaused, shown, count]);

  return {
    shown: standsStill ? count : shown,
    isPaused,
    canPlay: !standsStill,
    toggle: () => setPaused(!isPaused),
  };
}
