import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { findContests } from "../../../../tools/contests/find-contests";
import { writeAnswers } from "../../../../tools/codeforces-answers";
import { checkContent } from "../../../../src/content/check/check-content";
import { readContests } from "../../../../src/content/read/read-file";
import { contests } from "../../../../src/model/site/contests";
import type { ContestList } from "../../../../src/domain/contests/contest-list";
import { withContentTree } from "../../../support/content/content-tree";
import { runCommand } from "../../../support/run-command";
import { apiMeans, inTurn } from "../../../support/servers/api-means";

const round = (number: number, starts = "2026-12-05T14:35:00.000Z") => ({
  ...{ number, name: `Round ${number}`, starts, minutes: 120 },
});

function setup(...answers: readonly (ContestList | Error)[]) {
  const { means, pauses } = apiMeans<undefined, ContestList>((_question, before) => inTurn(answers, before.length));
  return { means: { ...means, ask: () => means.ask(undefined) }, pauses };
}

describe("The search for contests", () => {
  it("finds each contest once, the earliest first", async () => {
    const later = round(1, "2026-12-24T14:35:00.000Z");
    const { means, pauses } = setup({ kind: "result", value: [later, round(3), later, round(2)] });
    expect(await findContests(means)).toEqual([round(2), round(3), round(1, "2026-12-24T14:35:00.000Z")]);
    expect(pauses).toEqual([]);
  });

  it("asks again after failures and limits, and waits longer each time", async () => {
    const found: ContestList = { kind: "result", value: [round(1)] };
    const { means, pauses } = setup(new Error("no answer"), { kind: "limit" }, { kind: "error", comment: "" }, found);
    expect(await findContests(means)).toEqual([round(1)]);
    expect(pauses).toEqual([2000, 4000, 8000]);
  });

  it("ends with the reason if no list comes", async () => {
    const { means, pauses } = setup({ kind: "limit" });
    await expect(findContests(means)).rejects.toThrow("gave no list of contests: Call limit exceeded");
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000]);
  });
});

describe("The file of the contests", () => {
  it("passes the content check, is read as it was written, and leaves nothing beside it", () =>
    withContentTree({ ".half-written-0123456789abcdef": "{" }, async (directory) => {
      await writeAnswers(directory, contests, { contests: [round(1), round(2)] });
      expect(checkContent(directory).diagnostics).toEqual([]);
      expect(readdirSync(directory).sort()).toEqual(["contests.json", "site"]);
      expect(readContests(directory)).toEqual([round(1), round(2)]);
    }));

  it("may hold no contest, and need not exist", () =>
    withContentTree({}, async (directory) => {
      expect(readContests(directory)).toEqual([]);
      await writeAnswers(directory, contests, { contests: [] });
      expect(checkContent(directory).diagnostics).toEqual([]);
      expect(readContests(directory)).toEqual([]);
    }));

  it("stays as it is if Codeforces answers with contests that the site would refuse", () =>
    withContentTree({}, async (directory) => {
      await writeAnswers(directory, contests, { contests: [round(1)] });
      await expect(
        writeAnswers(directory, contests, { contests: [round(2), { ...round(3), minutes: -5 }] }),
      ).rejects.toThrow("contests.json: contests[1].minutes: is the number -5, expected a number from 1 to 100000");
      expect(readContests(directory)).toEqual([round(1)]);
    }));

  it("is an error of the check if it is damaged", () =>
    withContentTree({ "contests.json": { contests: [{ ...round(1), starts: "tomorrow" }] } }, (directory) => {
      const [first, ...others] = checkContent(directory).diagnostics;
      expect(others).toEqual([]);
      expect(first).toMatchObject({ severity: "error", path: "contests[0].starts" });
      expect(first?.file).toMatch(/contests\.json$/);
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
