import { streakOn, weekAfter } from "../../../../src/domain/activity/activity";

const activity = { week: 5, since: "2026-11-12", last: "2026-11-19" };

test.each([
  ["the day itself", "2026-11-19", 8],
  ["the day after", "2026-11-20", 8],
  ["two days later", "2026-11-21", 0],
])("days in a row are shown as of %s: %s, %s", (_, today, days) => expect(streakOn(activity, today)).toBe(days));

test.each([
  [0, 5],
  [6, 5],
  [7, 0],
])("%s days after the count, the problems of the week are %s", (days, count) =>
  expect(weekAfter(activity, days)).toBe(count),
);
