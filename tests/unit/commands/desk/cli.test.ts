import { withContentTree } from "../../../support/content/content-tree";
import { runCommand } from "../../../support/run-command";

describe("The command", () => {
  it("lists all that the content check finds, also about files that the site does not read", () => {
    const files = {
      "events/e.json": { id: "e", date: "soon" },
      "events/broken.json": "{",
      "event/x.json": { id: "x", title: "X" },
      "notices/x.jsn.json.txt": "{}",
    };
    withContentTree(files, (directory) => {
      const found = runCommand("check", [directory]).stdout.trim().split("\n");
      const { status, stdout } = runCommand("desk", [directory]);
      expect(status).toBe(0);
      expect(found).toHaveLength(5);
      for (const line of found) expect(stdout).toContain(`  ${line}\n`);
    });
  });

  it("has nothing to say about content in which nothing is wrong or stale", () => {
    withContentTree({}, (directory) => {
      expect(runCommand("desk", [directory])).toEqual({ status: 0, stdout: "Nothing to do.\n", stderr: "" });
    });
  });
});
