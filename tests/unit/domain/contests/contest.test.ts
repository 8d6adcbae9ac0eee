import { contestsChange, contestTime, durationText, nextContests } from "../../../../src/domain/contests/contest";
import { contestList } from "../../../../src/domain/codeforces/contest-list";

const contest = (number: number, starts: string) => ({ number, name: `Round ${number}`, starts, minutes: 120 });
const rounds = [
  contest(4, "2026-12-24T14:35:00.000Z"),
  contest(2, "2026-12-05T14:35:00.000Z"),
  contest(1, "2026-12-05T14:35:00.000Z"),
  contest(3, "2026-12-11T14:35:00.000Z"),
];
const numbersAt = (now: string) => nextContests(rounds, new Date(now)).map(({ number }) => number);

describe("The next contests", () => {
  it("are the first three that have not begun, those of one time by their numbers", () => {
    expect(numbersAt("2026-12-05T14:34:59.999Z")).toEqual([1, 2, 3]);
    expect(numbersAt("2026-12-05T14:35:00.000Z")).toEqual([3, 4]);
    expect(numbersAt("2027-01-01T00:00:00Z")).toEqual([]);
  });

  it("change when one of those that are shown begins, and never after the last", () => {
    const change = (now: string) => contestsChange(rounds, new Date(now))?.toISOString();
    expect(change("2026-12-01T00:00:00Z")).toBe("2026-12-05T14:35:00.000Z");
    expect(change("2026-12-05T14:35:00Z")).toBe("2026-12-11T14:35:00.000Z");
    expect(change("2026-12-24T14:35:00Z")).toBeUndefined();
  });

  it("take their minutes, in words with hours", () => {
    const { start, end } = contestTime({ ...contest(1, "2026-12-05T23:00:00.000Z"), minutes: 150 });
    expect([start.toISOString(), end.toISOString()]).toEqual(["2026-12-05T23:00:00.000Z", "2026-12-06T01:30:00.000Z"]);
    expect([1, 60, 61, 150, 1_440, 14_400, 20_160].map((minutes) => durationText({ minutes }))).toEqual([
      ...["1 minute", "1 hour", "1 hour 1 minute", "2 hours 30 minutes", "24 hours"],
      ...["10 days", "two weeks"],
    ]);
  });
});

describe("An answer of contest.list", () => {
  const listed = {
    ...{ id: 2201, name: " Codeforces  Round\n(Div. 2) ", type: "CF", phase: "BEFORE", frozen: false },
    ...{ durationSeconds: 7200, startTimeSeconds: 1_796_481_300, relativeTimeSeconds: -100 },
  };
  const read = (result: unknown) => contestList.read({ status: "OK", result });

  it("gives number, name in one line, start in UTC and minutes of those that have not begun", () => {
    expect(read([listed, { ...listed, phase: "FINISHED" }])).toEqual({
      kind: "result",
      value: {
        contests: [
          { number: 2201, name: "Codeforces Round (Div. 2)", starts: "2026-12-05T14:35:00.000Z", minutes: 120 },
        ],
        leftOut: [],
      },
    });
  });

  it.each([
    ["no object", null],
    ["a contest without a time", { ...listed, startTimeSeconds: undefined }],
    ["a time that no clock shows", { ...listed, startTimeSeconds: 1e15 }],
    ["a name that is no text", { ...listed, name: 7 }],
    ["a duration in words", { ...listed, durationSeconds: "2 h" }],
  ])("leaves out %s", (_, entry) => {
    expect(read([entry])).toMatchObject({ value: { contests: [], leftOut: [expect.any(String)] } });
  });
});
