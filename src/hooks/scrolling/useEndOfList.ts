import { type RefObject, useEffect, useState } from "react";

/**
 * How much of the mark must be visible, how far ahead, and the pause after each batch in ms
 * (docs/behaviour.md#members).
 */
const THRESHOLD = 0.8;
const MARGIN = "200px";
const PAUSE = 300;

/**
 * Calls `more` when the mark below a list comes near, at most once in 300 ms, while there is more. Returns whether such
 * a pause is running.
 */
export function useEndOfList(mark: RefObject<HTMLElement | null>, hasMore: boolean, more: () => void): boolean {
  const [isFetching, setFetching] = useState(false);

  useEffect(() => {
    if (!hasMore || isFetching || !mark.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setFetching(true);
        more();
      },
      { threshold: THRESHOLD, rootMargin: MARGIN },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [mark, hasMore, isFetching, more]);

  useEffect(() => {
    if (!isFetching) return undefined;
    const timer = setTimeout(() => setFetching(false), PAUSE);
    return () => clearTimeout(timer);
  }, [isFetching]);

  return isFetching;
}
