import { googleCalendarLink, outlookCalendarLink } from "../../../../src/domain/calendar/calendar-links";
import { googleSubscriptionLink, subscriptionLink } from "../../../../src/domain/calendar/subscription-links";
import { dayAfter } from "../../../../src/domain/time/club-time";

const entry = {
  title: "খেলা & more",
  description: "Six hours.",
  location: "Lab 2",
  url: "https://club.example.org/events/x",
  time: { start: new Date("2026-02-14T06:00:00Z"), end: new Date("2026-02-14T12:00:00Z") },
};
const wholeDay = { ...entry, location: undefined, time: { firstDay: "2026-12-30", lastDay: "2026-12-31" } };

describe("A link to a calendar on the web", () => {
  it("holds the instants of the entry for Google", () => {
    const { searchParams } = new URL(googleCalendarLink(entry));
    expect(searchParams.get("text")).toBe("খেলা & more");
    expect(searchParams.get("dates")).toBe("20260214T060000Z/20260214T120000Z");
    expect(searchParams.get("details")).toBe("Six hours.\n\nhttps://club.example.org/events/x");
    expect(searchParams.get("location")).toBe("Lab 2");
  });

  it("holds the times of what comes back in the zone of the club for Google", () => {
    const wall = { start: Date.UTC(2026, 1, 14, 12), end: Date.UTC(2026, 1, 14, 18) };
    const recurrence = {
      frequency: "WEEKLY",
      firstDay: "2026-02-14",
      lastDay: "2026-03-14",
      wall,
      except: [],
    } as const;
    const { searchParams } = new URL(googleCalendarLink({ ...entry, recurrence }));
    expect(searchParams.get("dates")).toBe("20260214T120000/20260214T180000");
    expect(searchParams.get("ctz")).toBe("Asia/Dhaka");
    expect(new URL(googleCalendarLink(entry)).searchParams.get("ctz")).toBeNull();
  });

  it("holds them for Outlook", () => {
    const { searchParams } = new URL(outlookCalendarLink(entry));
    expect(searchParams.get("startdt")).toBe("2026-02-14T06:00:00Z");
    expect(searchParams.get("enddt")).toBe("2026-02-14T12:00:00Z");
    expect(searchParams.get("location")).toBe("Lab 2");
    expect(searchParams.get("subject")).toBe("খেলা & more");
  });

  it("ends a whole day with the day after, also at the end of a year", () => {
    expect(new URL(googleCalendarLink(wholeDay)).searchParams.get("dates")).toBe("20261230/20270101");
    const outlook = new URL(outlookCalendarLink(wholeDay)).searchParams;
    expect([outlook.get("startdt"), outlook.get("enddt"), outlook.get("allday")]).toEqual([
      "2026-12-30",
      "2027-01-01",
      "true",
    ]);
    expect(dayAfter("2028-02-28")).toBe("2028-02-29");
  });

  it("subscribes in Google Calendar, which Android has, by the encoded address", () => {
    const link = googleSubscriptionLink("https://club.example.org", "/calendar/খেলা & more.ics");
    expect(link).toMatch(/^https:\/\/calendar\.google\.com\/calendar\/render\?cid=webcal%3A%2F%2F[!-~]+$/);
    expect(new URL(link).searchParams.get("cid")).toBe(
      `webcal://club.example.org/calendar/${encodeURIComponent("খেলা")}%20&%20more.ics`,
    );
  });

  it("subscribes over webcal", () => {
    expect(subscriptionLink("https://club.example.org", "/calendar.ics")).toBe(
      "webcal://club.example.org/calendar.ics",
    );
  });
});
