import { type RefObject, useEffect } from "react";
import { isNearBottom } from "../../domain/gallery/gallery";

/**
 * While enabled, calls `onNear` when the bottom of the page is near, at once or after scrolling.
 *
 * @param end an element right below the list
 * @param onNear the same function at every call, or the listeners are renewed
 */
export function useNearBottom(end: RefObject<HTMLElement | null>, isEnabled: boolean, onNear: () => void): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const check = () => {
      const { scrollHeight: pageHeight, clientHeight: windowHeight } = document.documentElement;
      const scrolled = window.scrollY;
      const listEnd = end.current ? end.current.getBoundingClientRect().top + scrolled : pageHeight;
      if (isNearBottom({ scrolled, windowHeight, pageHeight, listEnd })) onNear();
    };
    check();
    window.addEventListener("scroll", check, { passive: true });
    window.addEventListener("resize", check);
    return () => {
      window.removeEventListener("scroll", check);
      window.removeEventListener("resize", check);
    };
  }, [end, isEnabled, onNear]);
}
