import { upcomingAt, upcomingChange } from "../../domain/activities/upcoming";
import { trueUntil } from "../../domain/start/start-when";
import { shortDayText, startTimeText } from "../../domain/time/date-text";
import { useNow } from "../../hooks/useNow";
import { SiteLink } from "../navigation/SiteLink";
import { Text } from "../ui/Text";

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
  const { title, link } = next;
  const when = [shortDayText(next.date ?? ""), startTimeText(next.time)].filter(Boolean).join(", ");
  return (
    <p data-pagefind-ignore="" {...trueUntil(upcomingChange(entries, now))}>
      {"Next: "}
      {link ? (
        <SiteLink to={link}>
          <Text>{title}</Text>
        </SiteLink>
      ) : (
        <Text>{title}</Text>
      )}
      <Text>{`, ${when}`}</Text>
    </p>
  );
}
