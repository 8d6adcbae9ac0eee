import { CALENDAR_WEEKS, weeksUntil } from "../../../domain/my-class/learning-days";
import { dayAtClub } from "../../../domain/time/club-time";
import { dateText } from "../../../domain/time/date-text";
import { useNow } from "../../../hooks/useNow";
import { t } from "../../../words/t";
import * as styles from "./progress.module.css";

/** In units of the drawing: the side of a day, and the distance between days. */
const SIDE = 12;
const STEP = 15;

/**
 * The days of the last weeks on which someone learned, as a drawing and in words; nothing if there are none.
 *
 * @param days `YYYY-MM-DD`, the oldest first
 */
export function LearningCalendar({ days }: { readonly days: readonly string[] }) {
  const weeks = weeksUntil(dayAtClub(useNow(new Date(0).toISOString())));
  const shown = days.filter((day) => day >= (weeks[0]?.[0] ?? ""));
  const last = shown.at(-1);
  if (last === undefined) return null;
  return (
    <figure className={styles.calendar}>
      <svg viewBox={`0 0 ${CALENDAR_WEEKS * STEP} ${7 * STEP}`} className={styles.drawing} aria-hidden="true">
        {weeks.map((week, column) =>
          week.map((day, row) => (
            <rect
              key={day}
              className={shown.includes(day) ? styles.learned : styles.day}
              x={column * STEP + 1}
              y={row * STEP + 1}
              width={SIDE}
              height={SIDE}
              rx={2}
            />
          )),
        )}
      </svg>
      <figcaption>
        {t(
          "You learned on {days, plural, one {# day} other {# days}} in the last {weeks, plural, one {# week} other {# weeks}}, most recently on {date}.",
          { days: shown.length, weeks: CALENDAR_WEEKS, date: dateText(last) },
        )}
      </figcaption>
    </figure>
  );
}
