import { tierOf } from "../../../../domain/ratings/tiers";
import { RECENT, TREND_HEIGHT, TREND_WIDTH } from "../../../../domain/ratings/trend";
import { inDigits } from "../../../../domain/text/amounts";
import { t } from "../../../../words/t";
import * as styles from "./RankCard.module.css";

interface RatingTrendProps {
  /** The rating over the last year as `Trend` has it. */
  readonly line: string;
  readonly rating: number | undefined;
  readonly recentChange: number | undefined;
}

/** A rating over the last year as a small line in the colour of its tier, and the change of the last 30 days. */
export function RatingTrend({ line, rating, recentChange }: RatingTrendProps) {
  return (
    <>
      {line !== "" && (
        <>
          {" "}
          <svg
            viewBox={`0 0 ${TREND_WIDTH} ${TREND_HEIGHT}`}
            className={styles.line}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <polyline
              points={pointsOf(line)}
              fill="none"
              stroke={`var(--tier-${tierOf(rating ?? 0).level}, currentcolor)`}
              strokeWidth="2"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </>
      )}
      {recentChange !== undefined && (
        <>
          {" "}
          <span aria-hidden="true">{shortly(recentChange)}</span>
          <span className="visually-hidden">{inWords(recentChange)}</span>
        </>
      )}
    </>
  );
}

/** Each digit is a value; the newest is at the right edge. */
function pointsOf(line: string): string {
  const first = TREND_WIDTH + 1 - line.length;
  return Array.from(
    line,
    (digit, index) => `${first + index},${TREND_HEIGHT - parseInt(digit, TREND_HEIGHT + 1)}`,
  ).join(" ");
}

/** '+34 in 30 days', on one line. */
function shortly(change: number): string {
  return t("{change} in {days, plural, one {# day} other {# days}}", {
    change: `${change > 0 ? "+" : "−"}${inDigits(Math.abs(change))}`,
    days: RECENT,
  }).replaceAll(" ", "\u00a0");
}

function inWords(change: number): string {
  const values = { points: Math.abs(change), days: RECENT };
  return change > 0
    ? t(", {points} more than {days, plural, one {# day} other {# days}} ago", values)
    : t(", {points} less than {days, plural, one {# day} other {# days}} ago", values);
}
