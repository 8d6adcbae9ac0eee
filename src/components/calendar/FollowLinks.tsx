import type { ReactNode } from "react";
import { subscriptionLink } from "../../domain/calendar/calendar-links";
import { routes } from "../../domain/routes";
import { useClub } from "../../hooks/useClub";
import { Disclosure } from "../ui/Disclosure";
import { Icon } from "../ui/Icon";
import * as buttons from "../ui/button.module.css";
import * as styles from "./FollowLinks.module.css";

interface FollowLinksProps {
  /** The path of the calendar that the button subscribes to. */
  readonly calendar: string;
  /** Other calendars to subscribe to. */
  readonly others: readonly { readonly label: string; readonly path: string }[];
  /** The list whose feed there is. */
  readonly list: string;
}

/** Ways to stay up to date: a calendar to subscribe to, the calendars beside it, the feed. */
export function FollowLinks({ calendar, others, list }: FollowLinksProps) {
  const { siteUrl } = useClub();
  const link = (path: string, children: ReactNode, className?: string) => (
    <a href={subscriptionLink(siteUrl, path)} className={className}>
      {children}
    </a>
  );
  return (
    <div className={styles.row}>
      {link(
        calendar,
        <>
          <Icon name="calendar" /> Subscribe
        </>,
        buttons.button,
      )}
      <Disclosure label="Other ways to follow" icon="link">
        {others.map(({ label, path }) => (
          <li key={path}>{link(path, label)}</li>
        ))}
        <li>
          <a href={calendar} download="">
            Calendar file (.ics)
          </a>
        </li>
        <li>
          <a href={routes.feed(list, "xml")}>RSS feed</a>
        </li>
      </Disclosure>
    </div>
  );
}
