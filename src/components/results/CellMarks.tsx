import { inDigits } from "../../domain/text/amounts";
import type { ResultCell } from "../../model/values/result-cell";
import { t } from "../../words/t";
import * as styles from "./standings.module.css";

/** What a row did with one problem: tries above, the minute below. */
export function CellMarks({ state, tries, points, minute, isFirst }: ResultCell) {
  const count = inDigits(tries);
  const signs = {
    solved: `+${tries === 0 ? "" : count}`,
    tried: `−${count}`,
    pending: `?${count}`,
    scored: inDigits(points ?? 0),
    untouched: "",
  };
  return (
    <>
      {signs[state]}
      {isFirst && (
        <>
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">{` ${t("first to solve")}`}</span>
        </>
      )}
      {minute !== undefined && <span className={styles.minute}>{` ${inDigits(minute)}`}</span>}{" "}
    </>
  );
}
