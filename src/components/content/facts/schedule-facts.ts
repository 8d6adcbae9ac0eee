import { participantsText } from "../../../domain/text/amounts";
import { dateText } from "../../../domain/time/date-text";
import type { Fact } from "./Facts";

interface Scheduled {
  readonly date: string | null;
  readonly time: string | null;
  readonly venue?: string | null;
  readonly participants?: string | null;
}

/** When, where and how many. What is unknown is left out, except the date, which then says so. */
export function scheduleFacts({ date, time, venue, participants }: Scheduled): Fact[] {
  const people = participantsText(participants);
  return [
    { icon: "calendar", label: "Date", value: dateText(date) },
    ...(time ? [{ icon: "clock", label: "Time", value: time } as const] : []),
    ...(venue ? [{ icon: "place", label: "Venue", value: venue } as const] : []),
    ...(people ? [{ icon: "people", label: "Participants", value: people } as const] : []),
  ];
}
