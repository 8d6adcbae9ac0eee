import { readFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../../src/content/check/check-content";
import { articleFile, withContentTree, type TreeFiles } from "../../../support/content/content-tree";
import { parseJsonObject } from "../../../support/json-object";
import { runCommand, textsIn } from "../../../support/run-command";

const club: TreeFiles = {
  "team/1.json": {
    id: 1,
    name: "Ayesha Siddiqua",
    position: "President",
    email: "president@club.example.org",
    portfolio: "https://ayesha.example.org",
    isActive: true,
    nickname: "Ash",
  },
  "team/2.json": { id: 2, name: "রাকিব হাসান", position: "Secretary", session: "2024-2025" },
  "past-leaders/7.json": { id: 7, name: "Karim Uddin", position: "President", tenure: "2024-2025" },
  "notices/fees.json": { id: "fees", title: "Fees", content: "Ask [the president](/profile/team/1)." },
  "site/registration.json": { contactEmail: "president@club.example.org" },
  "blog/first.md": articleFile('title: First\nauthor: Ayesha Siddiqua\nauthorId: "1"\nstatus: published'),
};

/** The command reads the clock: a term begins this year or in the next. */
const next = String(new Date().getUTCFullYear() + 1);
const served = `${Number(next) - 1}-${next}`;

const run = (contentDirectory: string, ...parameters: string[]) =>
  runCommand("new-term", parameters, { contentDirectory });
const read = (directory: string, file: string) => parseJsonObject(readFileSync(path.join(directory, file), "utf8"));

describe("npm run new-term", () => {
  it("moves the team to the past leaders and keeps who stays, so that all links and authors still hold", () => {
    withContentTree(club, (directory) => {
      const { status, stdout, stderr } = run(directory, next, "--stay", "2", "--write");
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      expect(stdout).toContain("1  Ayesha Siddiqua, President");
      expect(read(directory, "past-leaders/1.json")).toEqual({
        id: 1,
        name: "Ayesha Siddiqua",
        position: "President",
        email: "president@club.example.org",
        portfolio: "https://ayesha.example.org",
        isActive: false,
        nickname: "Ash",
        tenure: served,
      });
      expect(read(directory, "team/2.json")).toMatchObject({
        name: "রাকিব হাসান",
        position: "Secretary",
        roles: [{ term: served, position: "Secretary" }],
      });
      expect(read(directory, "site/redirects.json")).toEqual({
        redirects: [{ from: "/ayesha-siddiqua", to: "/profile/team/1" }],
      });
      expect(Object.keys(textsIn(directory))).not.toContain("team/1.json");
      expect(checkContent(directory).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    });
  });

  it("writes nothing without --write, and says what it would do and what is left to do by hand", () => {
    withContentTree(club, (directory) => {
      const before = textsIn(directory);
      const { status, stdout } = run(directory, next);
      expect(status).toBe(0);
      expect(textsIn(directory)).toEqual(before);
      expect(stdout).toContain("no one stays in the team");
      expect(stdout).toContain("Nothing was written. Add --stay none --write to do this.");
      expect(stdout).toContain("Use ids from 8 upwards");
      expect(stdout).toMatch(/site\/registration\.json: contactEmail: is a contact of Ayesha Siddiqua/);
    });
  });

  it("refuses a command that it can't read and writes nothing", () => {
    withContentTree(club, (directory) => {
      const before = textsIn(directory);
      expect(run(directory, "--write")).toMatchObject({
        status: 1,
        stderr: "Expected one term, such as: npm run new-term -- 2027 --stay 1,4 (--help says more)\n",
      });
      expect(run(directory, next, "--stay", "1,", "4", "--write").stderr).toBe(
        "Expected one term, not also '4', such as: npm run new-term -- 2027 --stay 1,4 (--help says more). Put arguments that contain spaces in quotes.\n",
      );
      expect(textsIn(directory)).toEqual(before);
    });
  });

  it("refuses to begin the same term twice", () => {
    withContentTree(club, (directory) => {
      run(directory, next, "--stay", "2", "--write");
      const again = run(directory, next, "--stay", "none", "--write");
      expect(again.status).toBe(1);
      expect(again.stderr).toContain(`The term ${served} is already among the past leaders`);
      const { status, stderr } = run(directory, next, "--stay", "2", "--tenure", served, "--write");
      expect(status).toBe(1);
      expect(stderr).toContain(`team/2.json: roles: already has the term '${served}'`);
    });
  });
});
