import { readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { rankedHandles } from "../../../../tools/ratings/collect-ratings";
import { readHistories, readRatings, writeHistories, writeRatings } from "../../../../tools/ratings/ratings-files";
import { checkContent } from "../../../../src/content/check/check-content";
import { contentIn } from "../../../../src/content/read/read-content";
import type { History } from "../../../../src/domain/ratings/history";
import { withContentTree } from "../../../support/content/content-tree";
import { runBeside, runCommand } from "../../../support/run-command";
import { listen } from "../../../support/servers/listen";

const rating = { handle: "ann", rating: 1, maxRating: 2, rank: "newbie", maxRank: "" };
const member = { name: "X", session: "2023-2024", shift: "1st" };
const player = { ...member, id: 1, iscp: true, codeforces: "https://codeforces.com/profile/ann" };
const takenAt = new Date("2026-11-20T20:00:00Z");

/** Runs the command where Codeforces can't be reached. */
const runOffline = (directory: string) =>
  runCommand("ratings", [], {
    contentDirectory: directory,
    environment: { GATSBY_CODEFORCES_API: "http://127.0.0.1:9/api" },
  });

test.each(["codeforces", "members"])("nothing is asked or written for a club that has switched off %s", (off) => {
  withContentTree({ "members/1.json": player, "site/settings.json": { off: [off] } }, (directory) => {
    const { status, stdout, stderr } = runOffline(directory);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain(`The club has switched off '${off}'`);
    expect(readdirSync(directory).sort()).toEqual(["members", "site"]);
  });
});

describe("The snapshot's file", () => {
  it("is one that the content check accepts, and nothing is left beside it", () =>
    withContentTree({ ".half-written-0123456789abcdef": "{" }, async (directory) => {
      await writeRatings(directory, [rating], takenAt);
      expect(checkContent(directory).diagnostics).toEqual([]);
      expect(readdirSync(directory).sort()).toEqual(["ratings.json", "site"]);
      expect(JSON.parse(readFileSync(path.join(directory, "ratings.json"), "utf8"))).toEqual({
        takenAt: "2026-11-20T20:00:00.000Z",
        ratings: [{ handle: "ann", rating: 1, maxRating: 2, rank: "newbie" }],
      });
    }));

  it("stays as it is where Codeforces answers with ratings that the site would refuse", () =>
    withContentTree({}, async (directory) => {
      await writeRatings(directory, [rating], takenAt);
      const impossible = [rating, { ...rating, handle: "ben", maxRating: 1_000_000 }];
      await expect(writeRatings(directory, impossible, takenAt)).rejects.toThrow(
        "ratings.json: ratings[1].maxRating: is the number 1000000, expected a number from -10000 to 10000",
      );
      expect(readRatings(contentIn(directory))).toEqual([rating]);
    }));

  it("is read as it was written, and holds no one where there is none", () =>
    withContentTree({}, async (directory) => {
      expect(readRatings(contentIn(directory))).toEqual([]);
      await writeRatings(directory, [rating], takenAt);
      expect(readRatings(contentIn(directory))).toEqual([rating]);
    }));

  it("stops the command before it asks for anything if it can't be read", () => {
    withContentTree({ "ratings.json": "{", "members/1.json": player }, (directory) => {
      const { status, stdout, stderr } = runOffline(directory);
      expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
      expect(stderr).toContain(`${directory}/ratings.json: line 1, column 2: `);
      expect(readFileSync(path.join(directory, "ratings.json"), "utf8")).toBe("{");
    });
  });

  it.each([["a member can't be read", "", "members/7.json: line 1, column"]])(
    "is not touched, and nothing is asked, if %s",
    (_, folder, message) => {
      withContentTree({ "members/1.json": player, "members/7.json": '{ "id": 7 "name": "Ben" }' }, (directory) => {
        const { status, stdout, stderr } = runOffline(directory + folder);
        expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
        expect(stderr).toContain(message);
      });
    },
  );
});

describe("Those who take part", () => {
  it("say iscp and have a profile link", () => {
    const files = {
      "members/1.json": { ...player, activity: false },
      "members/2.json": { ...member, id: 2, iscp: false, codeforces: "https://codeforces.com/profile/ben" },
      "members/3.json": { ...member, id: 3, iscp: true, codeforces: "https://codeforces.com/blog/cem" },
      "members/4.json": { ...member, id: 4, iscp: true },
    };
    withContentTree(files, (directory) =>
      expect(rankedHandles(contentIn(directory))).toEqual({ handles: ["ann"], quiet: ["ann"] }),
    );
  });
});

const step = (day: string, rating: number) => ({ day, rating });
const histories = (...all: readonly Omit<History, "isSample">[]) =>
  new Map(all.map((each) => [each.handle.toLowerCase(), { ...each, isSample: false }]));
const ann = { handle: "Ann", steps: [step("2024-12-28", 1200), step("2025-01-11", 1300)] };
const ben = { handle: "ben", steps: [step("2025-01-11", 900)] };

describe("The files of the history", () => {
  it("have a line for each member, are read as they were written, and pass the content check", () =>
    withContentTree({}, async (directory) => {
      await writeHistories(directory, histories(ben, ann));
      expect(readdirSync(path.join(directory, "ratings"))).toEqual(["2024.json", "2025.json"]);
      expect(readFileSync(path.join(directory, "ratings/2025.json"), "utf8")).toBe(
        `{
  "members": [
    {"handle":"Ann","changes":["2025-01-11 1300"]},
    {"handle":"ben","changes":["2025-01-11 900"]}
  ]
}
`,
      );
      expect(checkContent(directory).diagnostics).toEqual([]);
      expect(readHistories(contentIn(directory))).toEqual(histories(ann, ben));
    }));

  it("are touched only in the years that have changed, and nothing is left beside them", () =>
    withContentTree({ "ratings/.half-written-0123456789abcdef": "{" }, async (directory) => {
      await writeHistories(directory, histories(ann));
      const files = ["2024", "2025"].map((year) => path.join(directory, `ratings/${year}.json`));
      for (const file of files) utimesSync(file, 1, 1);
      await writeHistories(directory, histories(ann, ben));
      expect(files.map((file) => statSync(file).mtimeMs === 1000)).toEqual([true, false]);
      expect(readdirSync(path.join(directory, "ratings"))).toEqual(["2024.json", "2025.json"]);
    }));

  it("keep nothing of a sample, whose years are removed", () => {
    const sample = { isSample: true, members: [{ handle: "ann", changes: ["2023-01-01 1000"] }] };
    return withContentTree({ "ratings/2023.json": sample, "ratings/notes.txt": "" }, async (directory) => {
      const old = readHistories(contentIn(directory));
      expect(old.size).toBe(0);
      await writeHistories(directory, histories(ann));
      expect(readdirSync(path.join(directory, "ratings"))).toEqual(["2024.json", "2025.json", "notes.txt"]);
    });
  });
});

const contest = (contestId: number, day: string, oldRating: number, newRating: number) => ({
  ...{ handle: "ann", contestId, contestName: `Contest ${contestId}`, rank: 70, oldRating, newRating },
  ratingUpdateTimeSeconds: Date.parse(`${day}T12:00:00Z`) / 1000,
});

/** What Codeforces answers about Ann. */
const answers = new Map<string, readonly object[]>([
  ["user.info", [{ ...rating, rating: 1342, maxRating: 1418, lastOnlineTimeSeconds: 1_700_000_000 }]],
  ["user.rating", [contest(1, "2024-12-28", 0, 1242), contest(2, "2025-01-11", 1242, 1342)]],
  ["user.status", []],
]);

describe("The command", () => {
  const asked: string[] = [];
  const server = createServer(({ url = "" }, response) => {
    const [, method = ""] = /^\/api\/([\w.]+)/.exec(url) ?? [];
    asked.push(method);
    response.end(JSON.stringify({ status: "OK", result: answers.get(method) }));
  });
  let codeforces: Awaited<ReturnType<typeof listen>>;
  beforeAll(async () => {
    codeforces = await listen(server);
  });
  afterAll(() => codeforces.close());

  const run = (directory: string) =>
    runBeside("ratings", [], {
      contentDirectory: directory,
      environment: { GATSBY_CODEFORCES_API: `${codeforces.origin}/api` },
    });

  it("fills the history of everyone who takes part, and asks for it no more until a rating changes", () =>
    withContentTree({ "members/1.json": player }, async (directory) => {
      const first = await run(directory);
      expect({ ...first, stdout: "" }).toEqual({ status: 0, stdout: "", stderr: "" });
      expect(first.stdout).toContain("1 of 1 histories brought up to date");
      const file = path.join(directory, "ratings/2025.json");
      expect(readFileSync(file, "utf8")).toContain('{"handle":"ann","changes":["2025-01-11 1342"]}');
      expect(readFileSync(path.join(directory, "rounds/2025.json"), "utf8")).toContain(
        '{"id":2,"name":"Contest 2","day":"2025-01-11","members":[{"handle":"ann","rank":70}]}',
      );
      expect((await run(directory)).stdout).not.toContain("histories");
      expect(asked).toEqual(["user.info", "user.status", "user.rating", "user.info"]);
    }));
});
