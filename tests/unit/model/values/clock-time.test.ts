import { isReadableTime, parseClockRange, parseClockTime } from "../../../../src/model/values/clock-time";

const at = (hours: number, minutes = 0) => ({ hours, minutes });

describe("A time of day", () => {
  it.each([
    ["12 AM", at(0)],
    ["12:30 am", at(0, 30)],
    ["12:00 PM", at(12)],
    ["12:59 PM", at(12, 59)],
    ["1 PM", at(13)],
    ["11:59 p.m.", at(23, 59)],
    ["9.30 am", at(9, 30)],
    ["9:30AM", at(9, 30)],
    ["  7 pm  ", at(19)],
    ["7\u202fpm", at(19)],
    ["00:00", at(0)],
    ["18:00", at(18)],
    ["23:59", at(23, 59)],
    ["9:05", at(9, 5)],
  ])("is read from %j", (text, time) => {
    expect(parseClockTime(text)).toEqual(time);
  });

  it.each([
    "",
    "7",
    "24:00",
    "18:60",
    "13 PM",
    "0 AM",
    "0:30 PM",
    "10:5 AM",
    "100:00",
    "-1:00",
    "TBA",
    "noon",
    "10:00 XM",
    "10:00 AM BST",
  ])("is not read from %j", (text) => {
    expect(parseClockTime(text)).toBeUndefined();
  });
});

describe("A range of times", () => {
  it.each([
    ["10:00 AM - 6:00 PM", at(10), at(18)],
    ["10:00 AM – 6:00 PM", at(10), at(18)],
    ["10:00 AM — 6:00 PM", at(10), at(18)],
    ["10:00 AM\u2212 6:00 PM", at(10), at(18)],
    ["10:00AM-6:00PM", at(10), at(18)],
    ["2 PM to 5 PM", at(14), at(17)],
    ["2-5 PM", at(14), at(17)],
    ["10:00 - 11:30 AM", at(10), at(11, 30)],
    ["10:00 - 1:00 PM", at(10), at(13)],
    ["10 - 12 PM", at(10), at(12)],
    ["10:00 - 2:00 AM", at(22), at(2)],
    ["11 - 12 AM", at(23), at(0)],
    ["14:00 - 17:30", at(14), at(17, 30)],
    ["14:00 - 5:00 PM", at(14), at(17)],
    ["9 AM - 17:00", at(9), at(17)],
    ["10:00 PM - 1:00 AM", at(22), at(1)],
    ["12 PM - 12 AM", at(12), at(0)],
  ])("is read from %j", (text, start, end) => {
    expect(parseClockRange(text)).toEqual({ start, end });
  });

  it("may have no end", () => {
    expect(parseClockRange("7:00 PM")).toEqual({ start: at(19) });
  });

  it.each([
    "TBA",
    "",
    "10:00 AM -",
    "- 6:00 PM",
    "10:00 AM - late",
    "soon - 6 PM",
    "9 AM - 12 PM - 3 PM",
    "10 - 12",
    "tomorrow",
  ])("is not read from %j", (text) => {
    expect(parseClockRange(text)).toBeUndefined();
    expect(isReadableTime(text)).toBe(false);
  });

  it.each(["All day", "all-day", " Whole day "])("is not needed with %j, which says no more than the date", (text) => {
    expect(parseClockRange(text)).toBeUndefined();
    expect(isReadableTime(text)).toBe(true);
  });
});
