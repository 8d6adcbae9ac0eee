import { existsSync } from "node:fs";
import path from "node:path";
import { withContentTree } from "../../support/content/content-tree";
import { runCommand, runUnread } from "../../support/run-command";

const club = { "team/1.json": { id: 1, name: "Ayesha Siddiqua" } };

describe("Any command", () => {
  it.each([
    ["check", []],
    ["desk", []],
    ["new-term", ["2027"]],
  ])("ends in peace if no one reads what it prints: %s", (name, parameters) =>
    withContentTree(club, async (directory) => {
      const { status, stderr } = await runUnread(name, parameters, directory);
      expect({ status, isTrace: stderr.includes("    at ") }).toEqual({ status: 0, isTrace: false });
    }),
  );

  it("writes everything even if no one reads what it prints", () =>
    withContentTree(club, async (directory) => {
      expect(await runUnread("new-term", ["2027", "--write"], directory)).toMatchObject({ status: 0, stderr: "" });
      expect(existsSync(path.join(directory, "past-leaders/1.json"))).toBe(true);
      expect(existsSync(path.join(directory, "team/1.json"))).toBe(false);
    }));

  it.each(["check", "export-members", "new-club", "new-term", "serve"])(
    "says how it is used and does nothing else: %s --help",
    (name) =>
      withContentTree(club, (directory) => {
        const { status, stdout } = runCommand(name, ["--help"], { contentDirectory: directory });
        expect({ status, isUsage: /^ {2}npm run /m.test(stdout) }).toEqual({ status: 0, isUsage: true });
      }),
  );

  it("removes what a killed one has left half-written where it writes", () => {
    const leftover = "past-leaders/.half-written-0123456789abcdef";
    withContentTree({ ...club, [leftover]: "{" }, (directory) => {
      expect(runCommand("new-term", ["2027", "--write"], { contentDirectory: directory }).status).toBe(0);
      expect(existsSync(path.join(directory, leftover))).toBe(false);
    });
  });
});
