import { clockText, daysText, timeText } from "../../../../src/domain/time/date-text";

describe("The days of something in words", () => {
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
