import { routes } from "../../domain/routes";
import { Disclosure } from "../ui/controls/Disclosure";
import { CalendarWays } from "./CalendarWays";
import { servedPath } from "../../domain/addresses/served-path";
import * as styles from "./FollowLinks.module.css";

interface FollowLinksProps {
  /** The path of the calendar of this page. */
  readonly calendar: string;
  /** Other calendars to subscribe to. */
  readonly others: readonly { readonly label: string; readonly path: string }[];
  /** The list whose feed there is. */
  readonly list: string;
}

/** Ways to stay up to date: a calendar to subscribe to, the calendars beside it, the feed. */
export function FollowLinks({ calendar, others, list }: FollowLinksProps) {
  return (
    <div className={styles.row}>
      <Disclosure label="Subscribe" icon="calendar">
        <CalendarWays path={calendar} />
      </Disclosure>
      <Disclosure label="Other ways to follow" icon="link">
        {others.map(({ label, path }) => (
          <li key={path} className={styles.calendar}>
            <span className={styles.name}>{label}</span>
            <ul role="list" className={styles.ways}>
              <CalendarWays path={path} name={label} />
            </ul>
          </li>
        ))}
        <li>
          <a href={servedPath(routes.feed(list, "xml"))}>RSS feed</a>
        </li>
      </Disclosure>
    </div>
  );
}
