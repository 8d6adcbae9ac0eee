import {
  dayAtClub,
  instantAtClub,
  isoAtClub,
  isoTimeAtClub,
  rfc822AtClub,
} from "../../../../src/domain/time/club-time";
import { registrationAt } from "../../../../src/domain/club-registration";
import { noticeState } from "../../../../src/domain/notices/notice-state";
import { publicationOf } from "../../../../src/domain/publication/publication";
import { spanOf } from "../../../../src/domain/time/schedule";
import { startsInFuture } from "../../../../src/domain/time/occurrences";
import { withClubSettings } from "../../../support/club-settings";

describe("The club's time", () => {
  it("writes an instant with the offset of UTC+6 and without fractions", () => {
    expect(isoAtClub(new Date("2026-02-13T18:00:00.999Z"))).toBe("2026-02-14T00:00:00+06:00");
    expect(isoAtClub(new Date("2025-12-31T17:59:59Z"))).toBe("2025-12-31T23:59:59+06:00");
  });

  it("writes an instant as e-mail does", () => {
    expect(rfc822AtClub(new Date("2026-12-31T20:30:00Z"))).toBe("Fri, 01 Jan 2027 02:30:00 +0600");
  });

  it("begins a day six hours before UTC does", () => {
    expect(dayAtClub(new Date("2026-02-13T17:59:59Z"))).toBe("2026-02-13");
    expect(dayAtClub(new Date("2026-02-13T18:00:00Z"))).toBe("2026-02-14");
  });

  it("gives the instant that a day and a time mean", () => {
    expect(instantAtClub("2026-02-14").toISOString()).toBe("2026-02-13T18:00:00.000Z");
    expect(instantAtClub("2026-02-14", "18:30:00").toISOString()).toBe("2026-02-14T12:30:00.000Z");
    expect(isoTimeAtClub("2026-02-14", "18:30:00")).toBe("2026-02-14T18:30:00+06:00");
  });
});

describe("The time of a club in Berlin", () => {
  withClubSettings({ timeZone: "Europe/Berlin" });

  it("is an hour ahead of UTC in winter and two in summer", () => {
    expect(instantAtClub("2026-02-14", "18:30:00").toISOString()).toBe("2026-02-14T17:30:00.000Z");
    expect(instantAtClub("2026-07-14", "18:30:00").toISOString()).toBe("2026-07-14T16:30:00.000Z");
    expect(isoTimeAtClub("2026-02-14")).toBe("2026-02-14T00:00:00+01:00");
    expect(isoTimeAtClub("2026-07-14", "18:30:00")).toBe("2026-07-14T18:30:00+02:00");
    expect(rfc822AtClub(new Date("2026-07-14T16:30:00Z"))).toBe("Tue, 14 Jul 2026 18:30:00 +0200");
  });

  it("changes at the instant at which clocks are changed", () => {
    expect(isoAtClub(new Date("2026-03-29T00:59:59Z"))).toBe("2026-03-29T01:59:59+01:00");
    expect(isoAtClub(new Date("2026-03-29T01:00:00Z"))).toBe("2026-03-29T03:00:00+02:00");
  });

  it("takes the first of two equal times, and an hour more for one that clocks leave out", () => {
    expect(instantAtClub("2026-10-25", "02:30:00").toISOString()).toBe("2026-10-25T00:30:00.000Z");
    expect(isoTimeAtClub("2026-03-29", "02:30:00")).toBe("2026-03-29T03:30:00+02:00");
  });

  it("has days of 23 and 25 hours", () => {
    const hours = (date: string) => {
      const span = spanOf({ date });
      return span && (span.end.getTime() - span.start.getTime()) / 3_600_000;
    };
    expect(["2026-03-28", "2026-03-29", "2026-10-25"].map(hours)).toEqual([24, 23, 25]);
    const lastHour = new Date("2026-10-25T22:59:59Z");
    expect(startsInFuture({ date: "2026-10-25" }, lastHour)).toBe(true);
    expect(startsInFuture({ date: "2026-10-25" }, new Date("2026-10-25T23:00:00Z"))).toBe(false);
    expect(dayAtClub(lastHour)).toBe("2026-10-25");
  });

  it("keeps the times of a workshop whose days lie on both sides of the change", () => {
    const span = spanOf({ date: "2026-03-27", time: "10:00 - 17:00", duration: "4 days" });
    expect(span && [isoAtClub(span.start), isoAtClub(span.end)]).toEqual([
      "2026-03-27T10:00:00+01:00",
      "2026-03-30T17:00:00+02:00",
    ]);
  });

  it("decides when a notice expires, the registration closes and an item is published", () => {
    const notice = { priority: null, isActive: null, expiryDate: "2026-07-14" };
    const [last, over] = [new Date("2026-07-14T21:59:59Z"), new Date("2026-07-14T22:00:00Z")];
    expect([last, over].map((now) => noticeState(notice, now))).toEqual(["current", "expired"]);
    const registration = { isOpen: true, closeDate: "2026-07-14" };
    expect([last, over].map((now) => registrationAt(registration, now).isOpen)).toEqual([true, false]);
    expect(publicationOf({ publishAt: "2026-07-14 18:00" }, "Europe/Berlin")).toEqual(new Date("2026-07-14T16:00:00Z"));
  });
});

describe.each([
  ["America/New_York", "2026-03-08", "2:30 AM - 3:15 AM", "03:30:00-04:00", "04:15:00-04:00"],
  ["America/New_York", "2026-03-08", "2:30 AM - 4:00 AM", "03:30:00-04:00", "04:00:00-04:00"],
  ["Africa/Cairo", "2026-04-24", "12:00 AM - 1:00 AM", "01:00:00+03:00", "02:00:00+03:00"],
])("In %s on %s, the time %s, which clocks leave out", (timeZone, date, time, start, end) => {
  withClubSettings({ timeZone });

  it("ends after it has begun", () => {
    const span = spanOf({ date, time });
    expect(span && [isoAtClub(span.start), isoAtClub(span.end)]).toEqual([`${date}T${start}`, `${date}T${end}`]);
  });
});

describe("The time of a club in São Paulo", () => {
  withClubSettings({ timeZone: "America/Sao_Paulo" });

  it("is three hours behind UTC, two while there was daylight saving", () => {
    expect(isoTimeAtClub("2026-01-14", "18:30:00")).toBe("2026-01-14T18:30:00-03:00");
    expect(isoTimeAtClub("2018-12-14", "18:30:00")).toBe("2018-12-14T18:30:00-02:00");
    expect(dayAtClub(new Date("2026-01-15T02:59:59Z"))).toBe("2026-01-14");
  });

  it("begins a day whose midnight clocks left out when the day before ends", () => {
    expect(isoTimeAtClub("2018-11-04")).toBe("2018-11-04T01:00:00-02:00");
    expect(spanOf({ date: "2018-11-03" })?.end).toEqual(spanOf({ date: "2018-11-04" })?.start);
  });
});
