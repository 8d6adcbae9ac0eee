import path from "node:path";
import { nextPublication, scheduledFiles } from "../../../src/content/scheduled-files";
import { contentIn } from "../../../src/content/read/read-content";
import { articleFile, withContentTree } from "../../support/content/content-tree";

const now = new Date("2026-03-20T12:00:00Z");

describe("Files of items that wait for their time", () => {
  it("are those that the site leaves out, and the first one decides when it is built again", () => {
    const files = {
      "notices/now.json": { id: "now", title: "Now" },
      "notices/past.json": { id: "past", title: "Past", publishAt: "2026-03-20" },
      "events/later.json": { id: "later", title: "Later", publishAt: "2026-03-22 10:00" },
      "posts/5.json": { id: 5, title: "Sooner", publishAt: "2026-03-21 10:00" },
      "blog/draft.md": articleFile("title: Draft\nstatus: draft\npublishAt: 2026-03-21"),
    };
    withContentTree(files, (directory) => {
      const waiting = ["events/later.json", "posts/5.json", "blog/draft.md"].map((file) => path.join(directory, file));
      expect([...scheduledFiles(contentIn(directory), now)].sort()).toEqual(waiting.sort());
      expect(nextPublication(contentIn(directory), now)?.toISOString()).toBe("2026-03-21T04:00:00.000Z");
      expect(nextPublication(contentIn(directory), new Date("2026-03-23T00:00:00Z"))).toBeUndefined();
    });
  });
});
