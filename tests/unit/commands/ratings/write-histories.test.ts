import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { readHistories, writeHistories } from "../../../../src/commands/ratings/history-files";
import { checkContent } from "../../../../src/content/check/check-content";
import { contentIn } from "../../../../src/content/read/read-content";
import type { History } from "../../../../src/domain/ratings/history";
import { withContentTree } from "../../../support/content/content-tree";
import { runBeside } from "../../../support/run-command";
import { type CodeforcesServer, startCodeforces } from "../../../support/servers/codeforces-server";

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

  it("stay as they are if the content check would refuse new ones", () =>
    withContentTree({}, async (directory) => {
      await writeHistories(directory, histories(ann));
      const wrong = histories({ handle: "Ann", steps: [step("2024-12-28", 1e6), step("2025-01-11", 7)] });
      await expect(writeHistories(directory, wrong)).rejects.toThrow(
        "2024.json: members[0].changes: contains '2024-12-28 1000000'",
      );
      expect(readHistories(contentIn(directory))).toEqual(histories(ann));
    }));
});

describe("The command", () => {
  let codeforces: CodeforcesServer;
  beforeAll(async () => {
    codeforces = await startCodeforces();
    codeforces.rate("ann", 1342, 1418);
  });
  afterAll(() => codeforces.close());

  const member = { id: 1, name: "X", session: "2023-2024", shift: "1st", iscp: true };
  const player = { ...member, codeforces: "https://codeforces.com/profile/ann" };
  const run = (directory: string) =>
    runBeside("ratings", [], { contentDirectory: directory, environment: { GATSBY_CODEFORCES_API: codeforces.api } });

  it("fills the history of everyone who takes part, and asks for it no more until a rating changes", () =>
    withContentTree({ "members/1.json": player }, async (directory) => {
      const first = await run(directory);
      expect({ ...first, stdout: "" }).toEqual({ status: 0, stdout: "", stderr: "" });
      expect(first.stdout).toContain("1 of 1 histories brought up to date");
      const file = path.join(directory, "ratings/2025.json");
      expect(readFileSync(file, "utf8")).toContain('{"handle":"ann","changes":["2025-01-11 1342"]}');
      expect((await run(directory)).stdout).not.toContain("histories");
      expect(codeforces.calls.map(({ method }) => method)).toEqual(["user.info", "user.rating", "user.info"]);
    }));

  it("asks and writes nothing while a file of the history is damaged, and names it", () =>
    withContentTree({ "members/1.json": player, "ratings/2025.json": '{ "members": [' }, async (directory) => {
      codeforces.behave("right");
      const { status, stderr } = await run(directory);
      expect(status).toBe(1);
      expect(stderr).toContain(`${directory}/ratings/2025.json: line 1, column 15`);
      expect(codeforces.calls).toHaveLength(0);
      expect(existsSync(path.join(directory, "ratings.json"))).toBe(false);
    }));
});
