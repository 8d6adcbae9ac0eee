import { clockText } from "../../../../src/domain/time/clock-text";

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
