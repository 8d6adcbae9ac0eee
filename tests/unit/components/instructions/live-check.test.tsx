import { liveCheck } from "../../../../src/components/instructions/live-check";

test("the check while typing has the rules for repeated events, too", () => {
  const event = {
    id: "code-night",
    title: "Code Night",
    date: "2026-02-14",
    repeats: "weekly",
    repeatsUntil: "2026-06-27",
    repeatsExcept: ["2026-02-15"],
  };
  const paths = (item: object) => liveCheck("events", JSON.stringify(item)).map(({ path }) => path);
  expect(paths(event)).toContain("repeatsExcept[0]");
  expect(paths({ ...event, repeatsExcept: ["2026-02-21"] })).not.toContain("repeatsExcept[0]");
});
