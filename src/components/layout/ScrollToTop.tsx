import { useEffect, useState } from "react";
import { elementIds } from "../../domain/element-ids";
import { scrollBehavior } from "../../hooks/motion/reduced-motion";
import { Icon } from "../ui/Icon";
import * as styles from "./ScrollToTop.module.css";

/** In px (docs/behaviour.md#every-page). */
const THRESHOLD = 300;

/** A button that leads back to the top, once the reader has scrolled more than 300 px. */
export function ScrollToTop() {
  const [isFarDown, setFarDown] = useState(false);
  useEffect(() => {
    const update = () => setFarDown(window.scrollY > THRESHOLD);
    update();
    window.addEventListener("scroll", update, { passive: true });
    return () => window.removeEventListener("scroll", update);
  }, []);

  if (!isFarDown) return null;
  return (
    <button type="button" className={styles.button} aria-label="Scroll to top" onClick={scrollToTop}>
      <Icon name="arrow-up" />
    </button>
  );
}

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
  // The button disappears: the focus must not be lost with it.
  document.getElementById(elementIds.main)?.focus({ preventScroll: true });
}
