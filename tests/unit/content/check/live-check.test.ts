import { liveCheck } from "../../../../src/components/instructions/live-check";
import { checkYears } from "../../../../src/content/rules/check-likely-values";
import { event } from "../../../../src/model/kinds/event";
import { now } from "./lines-for";

it.each([
  ["more participants than places", "events", { maxParticipants: 1, currentParticipants: 2 }, "currentParticipants"],
  ["a year that is probably mistyped", "events", { date: "1906-02-14" }, "date"],
  ["a series without a first day", "events", { repeats: "weekly" }, "repeats"],
  ["a merge that was not finished", "notices", { content: "<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> room\n" }, "content"],
])("the form of a kind finds %s while an editor types, as the content check does", (_, folder, fields, path) => {
  const found = liveCheck(folder, JSON.stringify({ id: "x", title: "X", ...fields }), now);
  expect(found.map((each) => each.path)).toEqual([path]);
});

test("the years of a list of 50,000 days are checked in one pass", () => {
  const repeatsExcept = Array.from({ length: 50_000 }, (_, index) => (index === 49_999 ? "1926-02-28" : "2026-02-21"));
  const found = checkYears({ source: event, fields: { repeatsExcept } }, now);
  expect(found.map(({ path }) => path)).toEqual(["repeatsExcept[49999]"]);
});
