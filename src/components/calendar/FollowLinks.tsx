import { routes } from "../../domain/routes";
import { Disclosure } from "../ui/controls/Disclosure";
import { servedPath, absoluteUrl } from "../../domain/addresses/served-path";
import { googleSubscriptionLink, subscriptionLink } from "../../domain/calendar/subscription-links";
import { useClub } from "../../hooks/useClub";
import { SiteLink } from "../navigation/SiteLink";
import { copyLink } from "../share/copy-link";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as styles from "./FollowLinks.module.css";

interface FollowLinksProps {
  readonly calendar: string;
  readonly others: readonly { readonly label: string; readonly path: string }[];
  readonly list: string;
}

/** Ways to stay up to date: a calendar to subscribe to, the calendars beside it, the feed. */
export function FollowLinks({ calendar, others, list }: FollowLinksProps) {
  return (
    <div className={styles.row}>
      <Disclosure label={t("Subscribe")} icon="calendar">
        <CalendarWays path={calendar} />
      </Disclosure>
      <Disclosure label={t("Other ways to follow")} icon="link">
        {others.map(({ label, path }) => (
          <li key={path} className={styles.calendar}>
            <Text as="span" className={styles.name}>
              {label}
            </Text>
            <ul role="list" className={styles.ways}>
              <CalendarWays path={path} name={label} />
            </ul>
          </li>
        ))}
        <li>
          <a href={servedPath(routes.feed(list, "xml"))}>{t("RSS feed")}</a>
        </li>
      </Disclosure>
    </div>
  );
}

interface CalendarWaysProps {
  readonly path: string;
  /** The name of this calendar above its links, if the menu has several. */
  readonly name?: string;
}

/** The ways to subscribe to a calendar, as list items: `webcal:` links open nothing on most Android phones. */
function CalendarWays({ path, name }: CalendarWaysProps) {
  const { siteUrl } = useClub();
  const words = (label: string, labelAlone = label) =>
    name === undefined ? (
      labelAlone
    ) : (
      <>
        {label}
        <span className="visually-hidden">
          {": "}
          <Text>{name}</Text>
        </span>
      </>
    );
  const copy = () =>
    copyLink(
      absoluteUrl(siteUrl, path),
      t("Calendar address copied to clipboard!"),
      t("Your browser refused. Copy the address of the link to the calendar file."),
    );
  return (
    <>
      <li>
        <button type="button" onClick={() => void copy()}>
          {words(t("Copy the address"))}
        </button>
      </li>
      <li>
        <SiteLink to={googleSubscriptionLink(siteUrl, path)}>
          {words(t("Google Calendar"), t("Google Calendar (Android, web)"))}
        </SiteLink>
      </li>
      <li>
        <a href={servedPath(subscriptionLink(siteUrl, path))}>
          {words(t("Apple Calendar"), t("Apple Calendar (iPhone, Mac)"))}
        </a>
      </li>
      <li>
        <a href={servedPath(path)} download="">
          {words(t("Calendar file (.ics)"))}
        </a>
      </li>
    </>
  );
}
