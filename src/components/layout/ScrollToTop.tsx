import { scrollBehavior } from "../../hooks/motion/reduced-motion";
import { focusMain } from "../ui/controls/move-focus";
import { Icon } from "../ui/Icon";
import { t } from "../../words/t";
import * as styles from "./Layout.module.css";

/** A button back to the top. The style sheet shows it after 300 px of scrolling. */
export function ScrollToTop() {
  return (
    <div className={styles.rail}>
      <button
        type="button"
        className={styles.button}
        aria-label={t("Scroll to top")}
        data-tip={t("Scroll to top")}
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
