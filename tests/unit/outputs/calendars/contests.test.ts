import { contentIn } from "../../../../src/content/read/read-content";
import { contestEntries } from "../../../../src/outputs/calendars/club-calendar";
import { withClubSettings } from "../../../support/club-settings";
import { withContentTree } from "../../../support/content/content-tree";

const changedAt = new Date("2026-11-20T00:00:00Z");
const source = { siteUrl: "https://club.example.org", lastChange: () => changedAt };
const round = { number: 2201, name: "Round 1", starts: "2026-12-05T14:35:00.000Z", minutes: 120 };
const entries = () =>
  withContentTree({ "contests.json": { contests: [round] } }, (directory) =>
    contestEntries(contentIn(directory), source),
  );

describe("The calendar of a club that wants contests in it", () => {
  withClubSettings({ contestsInCalendar: true });

  it("has them at their times, with the address where one registers", () => {
    expect(entries()).toEqual([
      {
        uid: "contest-2201@club.example.org",
        title: "Round 1",
        url: "https://codeforces.com/contests/2201",
        time: { start: new Date("2026-12-05T14:35:00Z"), end: new Date("2026-12-05T16:35:00Z") },
        ...{
          description: "",
          location: undefined,
          category: undefined,
          isCancelled: false,
          isDeadline: false,
          changedAt,
        },
      },
    ]);
  });
});

describe("The calendar of other clubs", () => {
  it("has none", () => expect(entries()).toEqual([]));
});

describe("The calendar of a club that does without Codeforces", () => {
  withClubSettings({ contestsInCalendar: true, off: ["codeforces"] });

  it("has none", () => expect(entries()).toEqual([]));
});
