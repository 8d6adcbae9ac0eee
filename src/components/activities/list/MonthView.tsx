import type { ActivityFolder, ListedActivity } from "../../../domain/activities/listed-activity";
import { monthAfter, type MonthDay, weeksOf } from "../../../domain/activities/month";
import { isCancelled } from "../../../domain/activities/event-status";
import { routes } from "../../../domain/routes";
import { dayAtClub } from "../../../domain/time/club-time";
import { contentTimeText, dayText, monthText, weekdays } from "../../../domain/time/date-text";
import { TextLink } from "../../navigation/SiteLink";
import * as buttons from "../../ui/controls/button.module.css";
import { Text } from "../../ui/Text";
import { inDigits } from "../../../domain/text/amounts";
import { t } from "../../../words/t";
import { ActionName } from "../../ui/Sentence";
import * as styles from "./MonthView.module.css";

export interface MonthViewProps {
  readonly folder: ActivityFolder;
  readonly activities: readonly ListedActivity[];
  /** `YYYY-MM`; empty: the current month at the club. */
  readonly month: string;
  readonly now: Date;
  readonly onTurn: (month: string) => void;
}

/** A month as a table of days; in a narrow window, its items are in a list below. */
export function MonthView({ folder, activities, month, now, onTurn }: MonthViewProps) {
  const today = dayAtClub(now);
  const shown = month || today.slice(0, 7);
  const weeks = weeksOf(shown, activities);
  const days = weeks.flat().filter((day) => day !== undefined);
  const title = monthText(shown);
  return (
    <div className={`container ${styles.month ?? ""}`}>
      <div className={styles.head}>
        <Text as="h2" aria-live="polite">
          {title}
        </Text>
        <div className={buttons.row}>
          <button type="button" className={buttons.button} onClick={() => onTurn(monthAfter(shown, -1))}>
            <ActionName text={t("Previous<hidden> month</hidden>")} />
          </button>
          {shown !== today.slice(0, 7) && (
            <button type="button" className={buttons.button} onClick={() => onTurn("")}>
              {t("This month")}
            </button>
          )}
          <button type="button" className={buttons.button} onClick={() => onTurn(monthAfter(shown, 1))}>
            <ActionName text={t("Next<hidden> month</hidden>")} />
          </button>
        </div>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">
          <Text>{title}</Text>
        </caption>
        <thead>
          <tr>
            {weekdays().map(({ name, short }) => (
              <th key={name} scope="col" abbr={name}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, weekday) =>
                day ? (
                  <Day key={day.date} day={day} folder={folder} isToday={day.date === today} />
                ) : (
                  <td key={weekday} className={styles.outside} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <ol role="list" className={styles.list}>
        {days.flatMap(({ date, activities }) =>
          activities.map((activity) => (
            <li key={`${date} ${activity.id}`}>
              <time dateTime={date}>{dayText(date)}</time> <ActivityLink folder={folder} activity={activity} />
            </li>
          )),
        )}
      </ol>
      {days.every(({ activities }) => activities.length === 0) && (
        <Text as="p" role="status">
          {t("{month}: nothing takes place.", { month: title })}
        </Text>
      )}
    </div>
  );
}

interface DayProps {
  readonly day: MonthDay;
  readonly folder: ActivityFolder;
  readonly isToday: boolean;
}

function Day({ day: { date, activities }, folder, isToday }: DayProps) {
  return (
    <td aria-current={isToday ? "date" : undefined} data-busy={activities.length > 0 || undefined}>
      <time dateTime={date}>{inDigits(Number(date.slice(-2)))}</time>
      {activities.length > 0 && (
        <ul role="list" className={styles.items}>
          {activities.map((activity) => (
            <li key={activity.id}>
              <ActivityLink folder={folder} activity={activity} />
            </li>
          ))}
        </ul>
      )}
    </td>
  );
}

interface ActivityLinkProps {
  readonly folder: ActivityFolder;
  readonly activity: ListedActivity;
}

function ActivityLink({ folder, activity }: ActivityLinkProps) {
  const { id, title, time } = activity;
  return (
    <>
      <TextLink to={routes.item(folder, id)} className={isCancelled(activity) ? styles.cancelled : undefined}>
        {title}
      </TextLink>
      {isCancelled(activity) && <span className="visually-hidden">{` ${t("(cancelled)")}`}</span>}
      {time && (
        <Text as="span" className={styles.time}>
          {contentTimeText(time)}
        </Text>
      )}
    </>
  );
}
