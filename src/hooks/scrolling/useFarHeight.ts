import { useEffect, useState, type RefObject } from "react";

/** A block of a long list is emptied once it is further away than this. */
const FAR = "1500px 0px";

/**
 * The height in px of a block that is far from the window, so that it can be empty; undefined while it is near.
 *
 * @param isWatching whether it may be empty at all
 */
export function useFarHeight(block: RefObject<HTMLElement | null>, isWatching: boolean): number | undefined {
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = block.current;
    if (!isWatching || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        // A block that has the focus is not emptied, however far away it is.
        const stays = !latest || latest.isIntersecting || element.contains(document.activeElement);
        setHeight(stays ? undefined : latest.boundingClientRect.height);
      },
      { rootMargin: FAR },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeight(undefined);
    };
  }, [block, isWatching]);
  return height;
}
