import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findContests } from "../../../../tools/contests/find-contests";
import { writeAnswers } from "../../../../tools/codeforces/write-answers";
import { checkContent } from "../../../../src/content/check/check-content";
import { siteFields } from "../../../../src/content/content";
import { contentIn } from "../../../../src/content/read/read-content";
import { readContests } from "../../../../src/domain/contests/read-contests";
import { contests } from "../../../../src/model/site/contests";
import { withContentTree } from "../../../support/content/content-tree";
import { runCommand } from "../../../support/run-command";
import { failed, fakeTerminal, ok } from "../../../support/servers/fake-terminal";

const round = (number: number, starts = "2026-12-05T14:35:00.000Z") => ({
  ...{ number, name: `Round ${number}`, starts, minutes: 120 },
});

const entry = (number: number, fields: object = {}) => ({
  ...{ id: number, name: `Round ${number}`, phase: "BEFORE" },
  ...{ durationSeconds: 7200, startTimeSeconds: 1_796_481_300, ...fields },
});

describe("The search for contests", () => {
  it("finds each contest once, the earliest first", async () => {
    const later = entry(1, { startTimeSeconds: 1_798_122_900 });
    const { terminal, lines } = fakeTerminal(() => ok(later, entry(3), later, entry(2)));
    expect(await findContests(terminal)).toEqual([round(2), round(3), round(1, "2026-12-24T14:35:00.000Z")]);
    expect(lines).toEqual([]);
  });

  it("leaves out contests that the site can't show, and says so once", async () => {
    const wrong = [
      entry(2, { durationSeconds: 0 }),
      entry(3, { durationSeconds: -60, name: 7 }),
      entry(4, { startTimeSeconds: undefined }),
      entry(5, { id: 1.5 }),
      entry(6, { name: "  " }),
      null,
      entry(9, { durationSeconds: 144_000 * 60 }),
      entry(10, { name: "x".repeat(6000) }),
    ];
    const { terminal, lines } = fakeTerminal(() => ok(...wrong, entry(1), entry(8, { phase: "FINISHED", name: 8 })));
    expect(await findContests(terminal)).toEqual([round(1)]);
    expect(lines).toEqual([
      `Left out, since the site can't show them: Round 2, 3, Round 4, Round 5, 6, #6, Round 9, ${"x".repeat(197)}…`,
    ]);
  });

  it("ends with the reason if no list comes", async () => {
    const { terminal } = fakeTerminal(() => failed("Call limit exceeded"));
    await expect(findContests(terminal)).rejects.toThrow("gave no list of contests: Call limit exceeded");
  });
});

describe("The file of the contests", () => {
  const found = (directory: string) => readContests(siteFields(contentIn(directory), contests));

  it("passes the content check, is read as it was written, and leaves nothing beside it", () =>
    withContentTree({ ".half-written-0123456789abcdef": "{" }, async (directory) => {
      await writeAnswers(directory, contests, { contests: [round(1), round(2)] });
      expect(checkContent(directory).diagnostics).toEqual([]);
      expect(readdirSync(directory).sort()).toEqual(["contests.json", "site"]);
      expect(found(directory)).toEqual([round(1), round(2)]);
    }));

  it("is left alone if it would say the same", () =>
    withContentTree({ "contests.json": `{ "contests": [${JSON.stringify(round(1))}] }` }, async (directory) => {
      const file = path.join(directory, "contests.json");
      const before = statSync(file).mtimeMs;
      expect((await writeAnswers(directory, contests, { contests: [round(1)] })).isChanged).toBe(false);
      expect(statSync(file).mtimeMs).toBe(before);
      expect((await writeAnswers(directory, contests, { contests: [] })).isChanged).toBe(true);
    }));

  it("may hold no contest, and need not exist", () =>
    withContentTree({}, async (directory) => {
      expect(found(directory)).toEqual([]);
      await writeAnswers(directory, contests, { contests: [] });
      expect(checkContent(directory).diagnostics).toEqual([]);
      expect(found(directory)).toEqual([]);
    }));

  it("stays as it is if Codeforces answers with contests that the site would refuse", () =>
    withContentTree({}, async (directory) => {
      await writeAnswers(directory, contests, { contests: [round(1)] });
      await expect(
        writeAnswers(directory, contests, { contests: [round(2), { ...round(3), minutes: -5 }] }),
      ).rejects.toThrow("contests.json: contests[1].minutes: is the number -5, expected a number from 1 to 100000");
      expect(found(directory)).toEqual([round(1)]);
    }));
});

test("nothing is asked or written for a club that has switched off codeforces", () => {
  withContentTree({ "site/settings.json": { off: ["codeforces"] } }, (directory) => {
    writeFileSync(path.join(directory, "contests.json"), '{"contests":[]}');
    const environment = { GATSBY_CODEFORCES_API: "http://127.0.0.1:9/api" };
    const { status, stdout, stderr } = runCommand("contests", [], { contentDirectory: directory, environment });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("The club has switched off 'codeforces'");
    expect(readFileSync(path.join(directory, "contests.json"), "utf8")).toBe('{"contests":[]}');
  });
});
