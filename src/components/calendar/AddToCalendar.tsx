import { calendarEntries, type CalendarItem } from "../../domain/calendar/calendar-entry";
import { googleCalendarLink, outlookCalendarLink } from "../../domain/calendar/calendar-links";
import { useClub } from "../../hooks/useClub";
import { SiteLink } from "../navigation/SiteLink";
import { Disclosure } from "../ui/controls/Disclosure";
import { servedPath } from "../../domain/addresses/served-path";
import { t } from "../../words/t";

interface AddToCalendarProps {
  readonly item: Omit<CalendarItem, "id">;
  readonly path: string;
  readonly file: string;
}

/**
 * Ways to add an event or workshop to a calendar; nothing without a real date. A link to Outlook can't repeat an entry,
 * a link to Google can't skip days, and neither can mark it as cancelled; the file can do all three.
 */
export function AddToCalendar({ item, path, file }: AddToCalendarProps) {
  const { siteUrl } = useClub();
  const [entry] = calendarEntries({ ...item, id: "" }, { siteUrl, prefix: "", path });
  if (!entry || entry.isDeadline) return null;
  const { recurrence, isCancelled } = entry;
  return (
    <Disclosure label={t("Add to calendar")} icon="calendar">
      <li>
        <a href={servedPath(file)} download="">
          {t("Calendar file (.ics)")}
        </a>
      </li>
      {!isCancelled && !recurrence?.except.length && (
        <li>
          <SiteLink to={googleCalendarLink(entry)}>{t("Google Calendar")}</SiteLink>
        </li>
      )}
      {!isCancelled && !recurrence && (
        <li>
          <SiteLink to={outlookCalendarLink(entry)}>{t("Outlook")}</SiteLink>
        </li>
      )}
    </Disclosure>
  );
}
