import { clubTimeZone, dayAfter } from "../time/club-time";
import type { EntryRecurrence, EntryTime } from "./calendar-entry";
import { recurrenceRule } from "./recurrence-rule";

interface LinkedEntry {
  readonly title: string;
  readonly description: string;
  readonly location: string | undefined;
  readonly url: string;
  readonly time: EntryTime;
  readonly recurrence?: EntryRecurrence | undefined;
}

export function googleCalendarLink({ title, description, location, url, time, recurrence }: LinkedEntry): string {
  const link = new URL("https://calendar.google.com/calendar/render?action=TEMPLATE");
  link.searchParams.set("text", title);
  link.searchParams.set("dates", googleDates(time, recurrence));
  link.searchParams.set("details", [description, url].filter(Boolean).join("\n\n"));
  if (location) link.searchParams.set("location", location);
  if (recurrence) link.searchParams.set("recur", `RRULE:${recurrenceRule(recurrence)}`);
  // Otherwise it would come back at the times of its reader's zone.
  if (recurrence?.wall) link.searchParams.set("ctz", clubTimeZone());
  return link.href;
}

function googleDates(time: EntryTime, recurrence: EntryRecurrence | undefined): string {
  const compact = (text: string) => text.replace(/[-:]|\.\d+/g, "");
  if ("firstDay" in time) return `${compact(time.firstDay)}/${compact(dayAfter(time.lastDay))}`;
  if (recurrence?.wall) {
    const { start, end } = recurrence.wall;
    return [start, end].map((each) => compact(new Date(each).toISOString()).replace("Z", "")).join("/");
  }
  return `${compact(time.start.toISOString())}/${compact(time.end.toISOString())}`;
}

export function outlookCalendarLink({ title, description, location, url, time }: LinkedEntry): string {
  const link = new URL("https://outlook.live.com/calendar/0/action/compose?rru=addevent");
  const isWholeDay = "firstDay" in time;
  link.searchParams.set("subject", title);
  link.searchParams.set("startdt", isWholeDay ? time.firstDay : instant(time.start));
  link.searchParams.set("enddt", isWholeDay ? dayAfter(time.lastDay) : instant(time.end));
  if (isWholeDay) link.searchParams.set("allday", "true");
  link.searchParams.set("body", [description, url].filter(Boolean).join("\n\n"));
  if (location) link.searchParams.set("location", location);
  return link.href;
}

function instant(time: Date): string {
  return time.toISOString().replace(/\.\d+/, "");
}
