import { placeText, timeForAll } from "../../../domain/activities/taking-part";
import { participantsText } from "../../../domain/text/amounts";
import { daysText, recurrenceText } from "../../../domain/time/date-text";
import type { Schedule } from "../../../domain/time/schedule";
import type { Fact } from "./Facts";
import { t } from "../../../words/t";

interface Scheduled extends Schedule {
  /** The date to show; for a repeated event, that of the occurrence that matters now. */
  readonly date: string | null;
  readonly time: string | null;
  readonly venue?: string | null;
  readonly joinLink?: string | null;
  readonly participants?: string | null;
}

/**
 * When, how often, where and how many. Unknown facts are left out, except the date, which then says that it is not
 * known.
 */
export function scheduleFacts(scheduled: Scheduled): Fact[] {
  const { participants } = scheduled;
  const place = placeText(scheduled);
  const time = timeForAll(scheduled);
  const repeated = recurrenceText(scheduled);
  const people = participantsText(participants);
  return [
    { icon: "calendar", label: t("Date"), value: daysText(scheduled) },
    ...(repeated ? [{ icon: "calendar", label: t("Repeats"), value: repeated } as const] : []),
    ...(time ? [{ icon: "clock", label: t("Time"), value: time } as const] : []),
    ...(place ? [{ icon: "place", label: t("Venue"), value: place } as const] : []),
    ...(people ? [{ icon: "people", label: t("Participants"), value: people } as const] : []),
  ];
}
