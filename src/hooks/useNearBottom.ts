import { useEffect } from "react";
import { isNearBottom } from "../domain/gallery";

/**
 * While it is enabled: calls `onNear` as soon as the page's bottom is near, at once or by scrolling.
 *
 * @param onNear the same function at every call, or the listeners are renewed
 */
export function useNearBottom(isEnabled: boolean, onNear: () => void): void {
  useEffect(() => {
    if (!isEnabled) return undefined;
    const check = () => {
      const { scrollHeight, clientHeight } = document.documentElement;
      if (isNearBottom({ scrolled: window.scrollY, windowHeight: clientHeight, pageHeight: scrollHeight })) onNear();
    };
    check();
    window.addEventListener("scroll", check, { passive: true });
    window.addEventListener("resize", check);
    return () => {
      window.removeEventListener("scroll", check);
      window.removeEventListener("resize", check);
    };
  }, [isEnabled, onNear]);
}
