import { absoluteUrl } from "../../domain/addresses/absolute-url";
import { googleSubscriptionLink, subscriptionLink } from "../../domain/calendar/calendar-links";
import { useClub } from "../../hooks/useClub";
import { SiteLink } from "../navigation/SiteLink";
import { copyLink } from "../share/copy-link";
import { servedPath } from "../../domain/addresses/served-path";
import { Text } from "../ui/Text";

interface CalendarWaysProps {
  /** The path of the calendar. */
  readonly path: string;
  /** Distinguishes this calendar from others in the same menu, which names it once above its links. */
  readonly name?: string;
}

/** The ways to subscribe to a calendar, as list items: `webcal:` links open nothing on most Android phones. */
export function CalendarWays({ path, name }: CalendarWaysProps) {
  const { siteUrl } = useClub();
  const words = (label: string, device = "") =>
    name === undefined ? (
      label + device
    ) : (
      <>
        {label}
        <span className="visually-hidden">
          : <Text>{name}</Text>
        </span>
      </>
    );
  const copy = () =>
    copyLink(
      absoluteUrl(siteUrl, path),
      "Calendar address copied to clipboard!",
      "Copy the address of the link to the calendar file.",
    );
  return (
    <>
      <li>
        <button type="button" onClick={() => void copy()}>
          {words("Copy the address")}
        </button>
      </li>
      <li>
        <SiteLink to={googleSubscriptionLink(siteUrl, path)}>{words("Google Calendar", " (Android, web)")}</SiteLink>
      </li>
      <li>
        <a href={servedPath(subscriptionLink(siteUrl, path))}>{words("Apple Calendar", " (iPhone, Mac)")}</a>
      </li>
      <li>
        <a href={servedPath(path)} download="">
          {words("Calendar file (.ics)")}
        </a>
      </li>
    </>
  );
}
