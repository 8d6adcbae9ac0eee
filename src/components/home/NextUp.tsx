import { upcomingAt, upcomingChange } from "../../domain/activities/upcoming";
import { validUntil } from "../../domain/start/start-when";
import { dayAtClub } from "../../domain/time/club-time";
import { dateText, shortDayText, startTimeText } from "../../domain/time/date-text";
import { useNow } from "../../hooks/useNow";
import { TextLink } from "../navigation/SiteLink";
import { Sentence } from "../ui/Sentence";
import { Text } from "../ui/Text";
import { commaText } from "../../words/comma-text";
import { t } from "../../words/t";

interface NextUpProps {
  readonly entries: readonly Queries.UpcomingEntryFragment[];
  /** ISO 8601 */
  readonly asOf: string;
}

/** The next event or workshop, in one line; nothing if there is none. */
export function NextUp({ entries, asOf }: NextUpProps) {
  const now = useNow(asOf);
  const [next] = upcomingAt(entries, now);
  if (!next) return null;
  const { title, link, date } = next;
  const isThisYear = date.startsWith(dayAtClub(now).slice(0, 4));
  const when = commaText([isThisYear ? shortDayText(date) : dateText(date), startTimeText(next.time)]);
  return (
    <p data-pagefind-ignore="" {...validUntil(upcomingChange(entries, now))}>
      <Sentence
        text={t("Next: <title/>, <when/>")}
        parts={{
          title: <TextLink to={link}>{title}</TextLink>,
          when: <Text>{when}</Text>,
        }}
      />
    </p>
  );
}
