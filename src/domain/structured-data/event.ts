import type {
  EducationEvent,
  Event,
  EventStatusType,
  Offer,
  Person,
  Place,
  Schedule as RepeatedTimes,
  VirtualLocation,
} from "schema-dts";
import { absoluteUrl } from "../addresses/served-path";
import { takesRegistrations } from "../activities/taking-part";
import { clubTimeZone, dayAtClub, isoAtClub, isoTimeAtClub } from "../time/club-time";
import { clubSettings } from "../../model/build-info";
import { exceptDays, isRepeated, seriesDays } from "../time/recurrence";
import { firstOfDays, isEveryDay, type Schedule, type Span, spanOf } from "../time/schedule";
import { occurrenceAt } from "../time/occurrences";
import type { ClubFacts } from "./organization";
import { namedClub } from "./graph";

export interface EventFacts extends Schedule {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  readonly venue: string | null;
  readonly joinLink: string | null;
  readonly tags: readonly string[];
  readonly status: string | null;
  readonly registrationOpen: boolean | null;
  readonly registrationUrl: string;
  readonly fee: number | null;
  readonly maxParticipants: number | null;
  readonly performers: readonly Performer[];
}

interface Performer {
  readonly name: string;
  /** A path of this site, or a link; absent or null: none is known. */
  readonly page?: string | null;
}

const scheduled = "https://schema.org/EventScheduled";

/** An ongoing event is published as rescheduled (docs/behaviour.md#what-machines-read). */
const statusUrls: Readonly<Record<string, EventStatusType>> = {
  upcoming: scheduled,
  ongoing: "https://schema.org/EventRescheduled",
  completed: scheduled,
  cancelled: "https://schema.org/EventCancelled",
};

type EventNode = Exclude<Event | EducationEvent, string>;

/**
 * Without a real date there is nothing that search engines would take: undefined. What is repeated begins at the time
 * that matters at `now`.
 */
export function eventNode(
  type: "Event" | "EducationEvent",
  event: EventFacts,
  club: ClubFacts,
  now: Date,
): EventNode | undefined {
  const span = spanOf(occurrenceAt(event, now));
  if (!span) return undefined;
  const { siteUrl } = club;
  const url = absoluteUrl(siteUrl, event.path);
  return {
    "@type": type,
    "@id": `${url}#event`,
    name: event.title,
    url,
    startDate: isoAtClub(span.start),
    endDate: endOf(span),
    eventSchedule: repeatedTimes(event),
    eventStatus: statusUrls[event.status ?? ""] ?? scheduled,
    ...placeOf(event, club),
    image: event.image === null ? undefined : [absoluteUrl(siteUrl, event.image)],
    description: event.description || undefined,
    keywords: event.tags.length > 0 ? [...event.tags] : undefined,
    offers: offersOf(event, siteUrl),
    organizer: namedClub(club),
    performer: event.performers.length > 0 ? event.performers.map((each) => performerNode(each, siteUrl)) : undefined,
    maximumAttendeeCapacity: event.maxParticipants ?? undefined,
  };
}

function performerNode({ name, page }: Performer, siteUrl: string): Exclude<Person, string> {
  return { "@type": "Person", name, url: page ? absoluteUrl(siteUrl, page) : undefined };
}

/** Where it takes place: at the venue, or at the club if there is none, online, or both. */
function placeOf(
  { venue, joinLink }: EventFacts,
  club: ClubFacts,
): Pick<EventNode, "eventAttendanceMode" | "location"> {
  const place: Place = {
    "@type": "Place",
    name: venue ?? club.name,
    address: club.address ?? venue ?? club.name,
  };
  if (joinLink === null)
    return { eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode", location: place };
  const online: VirtualLocation = { "@type": "VirtualLocation", url: joinLink };
  return venue === null
    ? { eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode", location: online }
    : { eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode", location: [place, online] };
}

/** The end of a day without a time (docs/behaviour.md#what-machines-read). */
const DEFAULT_END = "18:00:00";

function endOf({ end, hasTime }: Span): string {
  if (hasTime) return isoAtClub(end);
  // A whole day ends when the next one begins.
  return isoTimeAtClub(dayAtClub(new Date(end.getTime() - 1)), DEFAULT_END);
}

/** The times of something that is repeated, or has the same time on several days. */
function repeatedTimes(event: EventFacts): Exclude<RepeatedTimes, string> | undefined {
  const isDaily = isEveryDay(event);
  const first = spanOf(firstOfDays(event));
  const last = isDaily ? spanOf(event) : spanOf({ ...event, date: seriesDays(event).at(-1) });
  if (!first || !last || !(isDaily ? first.wall : isRepeated(event))) return undefined;
  const except = exceptDays(event);
  return {
    "@type": "Schedule",
    repeatFrequency: isDaily ? "P1D" : event.repeats === "weekly" ? "P1W" : "P1M",
    startDate: isoAtClub(first.start),
    endDate: endOf(last),
    ...(first.wall && { startTime: timeOfDay(first.wall.start), endTime: timeOfDay(first.wall.end) }),
    scheduleTimezone: clubTimeZone(),
    exceptDate: except.length > 0 ? except : undefined,
  };
}

/** `HH:MM:SS`; the year before it may have more than four digits. */
function timeOfDay(wall: number): string {
  return new Date(wall).toISOString().slice(-13, -5);
}

function offersOf(event: EventFacts, siteUrl: string): Offer | undefined {
  if (event.fee === null) return undefined;
  return {
    "@type": "Offer",
    price: event.fee,
    priceCurrency: clubSettings().currency.code,
    availability: `https://schema.org/${takesRegistrations(event) ? "InStock" : "SoldOut"}`,
    url: absoluteUrl(siteUrl, event.registrationUrl),
  };
}
