import type { MouseEvent } from "react";
import { elementIds } from "../../domain/element-ids";
import { classes } from "../ui/classes";
import { isPlainClick } from "../ui/plain-click";
import { t } from "../../words/t";
import * as styles from "./Layout.module.css";

/** Skips the bar. With JavaScript, it does not change the address: on some pages the fragment says what they show. */
export function SkipLink() {
  return (
    <a className={classes("visually-hidden", styles.skip)} href={`#${elementIds.main}`} onClick={skip}>
      {t("Skip to content")}
    </a>
  );
}

function skip(event: MouseEvent): void {
  const main = document.getElementById(elementIds.main);
  if (!main || !isPlainClick(event)) return;
  event.preventDefault();
  main.scrollIntoView();
  main.focus({ preventScroll: true });
}
