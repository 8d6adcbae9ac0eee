import type { MouseEvent } from "react";
import { elementIds } from "../../domain/element-ids";
import { classes } from "../ui/classes";
import { isPlainClick } from "../ui/plain-click";
import { t } from "../../words/t";
import * as styles from "./Layout.module.css";

/** Leads past the bar. Once scripts run, the address stays as it is: on some pages its fragment says what they show. */
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
