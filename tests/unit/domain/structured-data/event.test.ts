import { eventNode, type EventFacts } from "../../../../src/domain/structured-data/event";
import { bareClub, club } from "../../../support/components/club";
import { withClubSettings } from "../../../support/club-settings";
import { published, structuredErrors } from "../../../support/json-ld-rules";

const now = new Date("2026-02-01T00:00:00+06:00");

const bare: EventFacts = {
  path: "/events/x",
  title: "X",
  description: "",
  date: "2026-02-14",
  image: null,
  venue: null,
  joinLink: null,
  tags: [],
  status: null,
  registrationOpen: null,
  registrationUrl: "/member",
  fee: null,
  maxParticipants: null,
  performers: [],
};

const full: EventFacts = {
  ...bare,
  path: "/events/code-sprint",
  title: "Code Sprint",
  description: "Six hours, one idea.",
  time: "12:00 PM - 6:00 PM",
  image: "/static/sprint.jpg",
  venue: "Computer Lab 2",
  status: "upcoming",
  registrationOpen: true,
  fee: 0,
  maxParticipants: 60,
  performers: [{ name: "Nusrat Jahan", page: "/profile/member/1" }],
};

const node = (facts: Partial<EventFacts>) => published(eventNode("Event", { ...full, ...facts }, club, now));

describe("An event in structured data", () => {
  it("holds all that its page shows", () => {
    expect(node({})).toEqual({
      "@type": "Event",
      "@id": "https://club.example.org/events/code-sprint#event",
      name: "Code Sprint",
      url: "https://club.example.org/events/code-sprint",
      startDate: "2026-02-14T12:00:00+06:00",
      endDate: "2026-02-14T18:00:00+06:00",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode",
      location: { "@type": "Place", name: "Computer Lab 2", address: club.address },
      image: ["https://club.example.org/static/sprint.jpg"],
      description: "Six hours, one idea.",
      offers: {
        "@type": "Offer",
        price: 0,
        priceCurrency: "BDT",
        availability: "https://schema.org/InStock",
        url: "https://club.example.org/member",
      },
      organizer: {
        "@type": "Organization",
        "@id": "https://club.example.org/#organization",
        name: club.name,
        url: "https://club.example.org/",
      },
      performer: [{ "@type": "Person", name: "Nusrat Jahan", url: "https://club.example.org/profile/member/1" }],
      maximumAttendeeCapacity: 60,
    });
  });

  it("of a bare club with nothing but a title and a date has what search engines require, and nothing invented", () => {
    const published_ = published(eventNode("Event", bare, bareClub, now));
    expect(published_).toMatchObject({
      name: "X",
      startDate: "2026-02-14T00:00:00+06:00",
      location: { "@type": "Place", name: club.name, address: club.name },
    });
    for (const absent of ["image", "description", "offers", "performer", "maximumAttendeeCapacity"])
      expect(published_).not.toHaveProperty(absent);
  });

  it("takes place online without a venue, and at both places with one", () => {
    const joinLink = "https://meet.example.org/a";
    const online = { "@type": "VirtualLocation", url: joinLink };
    expect(node({ joinLink, venue: null })).toMatchObject({
      eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
      location: online,
    });
    expect(node({ joinLink })).toMatchObject({
      eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
      location: [{ "@type": "Place", name: "Computer Lab 2", address: club.address }, online],
    });
  });

  it("that is repeated begins at its next occurrence, and says when the others are", () => {
    const weekly = { repeats: "weekly", repeatsUntil: "2026-06-27", repeatsExcept: ["2026-01-31", "2026-02-07"] };
    expect(node({ ...weekly, date: "2026-01-10" })).toMatchObject({
      startDate: "2026-02-14T12:00:00+06:00",
      endDate: "2026-02-14T18:00:00+06:00",
      eventSchedule: {
        "@type": "Schedule",
        repeatFrequency: "P1W",
        startDate: "2026-01-10T12:00:00+06:00",
        endDate: "2026-06-27T18:00:00+06:00",
        startTime: "12:00:00",
        endTime: "18:00:00",
        scheduleTimezone: "Asia/Dhaka",
        exceptDate: ["2026-01-31", "2026-02-07"],
      },
    });
    const monthly = node({ date: "2026-01-10", time: null, repeats: "monthly", repeatsUntil: "2026-06-30" });
    expect(monthly).toMatchObject({
      startDate: "2026-02-10T00:00:00+06:00",
      eventSchedule: { repeatFrequency: "P1M", endDate: "2026-06-10T18:00:00+06:00" },
    });
    expect(monthly).not.toHaveProperty("eventSchedule.startTime");
  });

  describe("of a club whose clocks are changed", () => {
    withClubSettings({ timeZone: "America/New_York" });

    it("says when its repetitions are, even if clocks leave out its first time", () => {
      const weekly = { repeats: "weekly", repeatsUntil: "2026-03-29" };
      expect(node({ ...weekly, date: "2026-03-08", time: "2:30 AM - 3:15 AM" })).toMatchObject({
        startDate: "2026-03-08T03:30:00-04:00",
        endDate: "2026-03-08T04:15:00-04:00",
        eventSchedule: { startTime: "02:30:00", endTime: "03:15:00" },
      });
    });
  });

  it.each([undefined, null, "", "2026-02-30", "soon"])("is left out with the date %j", (date) => {
    // A property that is there and undefined is what an optional one looks like to the code.
    expect(eventNode("Event", Object.assign({}, full, { date }), club, now)).toBeUndefined();
  });

  it.each([
    ["upcoming", "EventScheduled"],
    ["ongoing", "EventRescheduled"],
    ["completed", "EventScheduled"],
    ["cancelled", "EventCancelled"],
    [null, "EventScheduled"],
  ])("with the status %j is published as %s", (status, published_) => {
    expect(node({ status })).toMatchObject({ eventStatus: `https://schema.org/${published_}` });
  });

  it.each([
    [{ registrationOpen: true }, "InStock"],
    [{ registrationOpen: false }, "SoldOut"],
    [{ registrationOpen: null }, "SoldOut"],
    [{ registrationOpen: true, status: "cancelled" }, "SoldOut"],
  ])("with %j is %s", (fields, availability) => {
    expect(node(fields)).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
  });

  it.each([
    ["at 18:00 where no time is stated", { time: null }, "14T00:00", "14T18:00"],
    ["on the last of its days", { duration: "2 days" }, "14T12:00", "15T18:00"],
    ["on the last day at 18:00", { time: null, duration: "3 days" }, "14T00:00", "16T18:00"],
    ["3 hours after a start without an end", { time: "10 PM" }, "14T22:00", "15T01:00"],
  ])("ends %s: %j", (_, schedule, start, end) => {
    expect(node(schedule)).toMatchObject({
      startDate: `2026-02-${start}:00+06:00`,
      endDate: `2026-02-${end}:00+06:00`,
    });
  });

  it("follows the rules of structured data, whatever its address and its places are", () => {
    const joinLink = "https://meet.example.org/a";
    for (const facts of [{ path: "/events/খেলা" }, { joinLink }, { joinLink, venue: null }])
      expect(structuredErrors([node(facts)])).toEqual([]);
  });
});
