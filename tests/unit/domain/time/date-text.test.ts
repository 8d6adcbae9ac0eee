import { clockText, dateText, daysText, timeText } from "../../../../src/domain/time/date-text";

describe("A date in words", () => {
  it.each([
    ["2026-02-14", "February 14, 2026"],
    ["2026-01-01", "January 1, 2026"],
    ["2024-12-31", "December 31, 2024"],
    ["2028-02-29", "February 29, 2028"],
  ])("is written out: %s", (date, text) => {
    expect(dateText(date)).toBe(text);
  });

  it.each([undefined, null, ""])("is 'Date TBD' for %j", (date) => {
    expect(dateText(date)).toBe("Date TBD");
  });

  it.each([
    "2026-02-30",
    "2026-00-10",
    "2026-13-01",
    "2026-01-00",
    "0000-01-01",
    "soon",
    "2026/02/14",
    "2026-02-14T10",
  ])("is 'Invalid Date' for %j", (date) => {
    expect(dateText(date)).toBe("Invalid Date");
  });
});

describe("The days of something in words", () => {
  it.each([
    ["2026-12-18", "2026-12-20", "December 18 - 20, 2026"],
    ["2026-11-30", "2026-12-02", "November 30 - December 2, 2026"],
    ["2026-12-30", "2027-01-02", "December 30, 2026 - January 2, 2027"],
    ["2026-12-18", "2026-12-18", "December 18, 2026"],
    ["2026-12-18", "2026-12-17", "December 18, 2026"],
    ["2026-12-18", "2026-12-40", "December 18, 2026"],
    ["2026-12-18", null, "December 18, 2026"],
    [null, "2026-12-20", "Date TBD"],
    ["soon", "2026-12-20", "Invalid Date"],
  ])("from %s to %s are %s", (date, endDate, text) => {
    expect(daysText({ date, endDate })).toBe(text);
  });

  it("have 'each day' behind a time that holds on all of them", () => {
    const days = { date: "2026-12-18", endDate: "2026-12-20", time: "9:00 AM - 5:00 PM" };
    expect(timeText({ ...days, everyDay: true })).toBe("9:00 AM - 5:00 PM each day");
    expect(timeText({ ...days, everyDay: true, endDate: null })).toBe("9:00 AM - 5:00 PM");
    expect(timeText({ ...days, time: null, everyDay: true })).toBe("");
  });
});

describe("Two times of several days", () => {
  it("are shown with their days", () => {
    const days = { date: "2023-02-11", endDate: "2023-02-12", time: "10:00 AM - 3:00 PM" };
    expect(daysText(days)).toBe("February 11, 2023, 10:00 AM - February 12, 2023, 3:00 PM");
    expect(timeText(days)).toBe("");
    expect(daysText({ ...days, everyDay: true })).toBe("February 11 - 12, 2023");
    expect(timeText({ ...days, time: "10:00 AM" })).toBe("10:00 AM");
  });

  it("belong to the evening before if the end is at midnight", () => {
    const evening = { date: "2023-02-11", endDate: "2023-02-12", time: "6:00 PM - 12:00 AM" };
    expect(daysText(evening)).toBe("February 11, 2023");
    expect(timeText(evening)).toBe("6:00 PM - 12:00 AM");
    const camp = { ...evening, endDate: "2023-02-13" };
    expect(daysText(camp)).toBe("February 11, 2023, 6:00 PM - February 12, 2023, 12:00 AM");
  });
});

describe("The clock", () => {
  it.each([
    [new Date(2026, 1, 14, 0, 0, 0), "00:00:00"],
    [new Date(2026, 1, 14, 9, 5, 7), "09:05:07"],
    [new Date(2026, 1, 14, 12, 0, 0), "12:00:00"],
    [new Date(2026, 1, 14, 23, 59, 59, 999), "23:59:59"],
  ])("shows two digits each in the reader's own zone", (now, text) => {
    expect(clockText(now)).toBe(text);
  });
});
