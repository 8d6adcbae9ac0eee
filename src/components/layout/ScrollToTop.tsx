import { scrollBehavior } from "../../hooks/motion/reduced-motion";
import { focusMain } from "../navigation/focus-main";
import { Icon } from "../ui/Icon";
import * as styles from "./ScrollToTop.module.css";

/** A button that leads back to the top, once the reader has scrolled more than 300 px: its style sheet knows how far that is. */
export function ScrollToTop() {
  return (
    <div className={styles.rail}>
      <button
        type="button"
        className={styles.button}
        aria-label="Scroll to top"
        data-tip="Scroll to top"
        data-early="top"
        onClick={scrollToTop}
      >
        <Icon name="arrow-up" />
      </button>
    </div>
  );
}

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
  focusMain();
}
