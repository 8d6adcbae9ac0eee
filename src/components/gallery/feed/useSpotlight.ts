import { useEffect, useState, type RefObject } from "react";
import { HIGHLIGHT_TIME, SCROLL_DELAY, SCROLL_OFFSET } from "../../../domain/gallery/gallery";
import { scrollBehavior } from "../../../hooks/motion/reduced-motion";

/** Highlights an element for 1 s and scrolls to it after 500 ms, 80 px below the window's top. */
export function useSpotlight(element: RefObject<HTMLElement | null>): boolean {
  const [isHighlighted, setHighlighted] = useState(true);

  useEffect(() => {
    const scrolling = setTimeout(() => {
      const top = (element.current?.getBoundingClientRect().top ?? 0) + window.scrollY - SCROLL_OFFSET;
      window.scrollTo({ top, behavior: scrollBehavior() });
    }, SCROLL_DELAY);
    const dimming = setTimeout(() => setHighlighted(false), HIGHLIGHT_TIME);
    return () => {
      clearTimeout(scrolling);
      clearTimeout(dimming);
    };
  }, [element]);

  return isHighlighted;
}
