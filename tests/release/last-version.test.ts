import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { checkContent, hasErrors, reportLines } from "../../src/content/check/check-content";
import { writeContentTree, type TreeFiles } from "../support/content/content-tree";
import { photoWithLocation } from "../support/content/photo";
import { buildPatience, TrialProject } from "../support/builds/trial-project";
import { makeFolder } from "../support/temporary-folder";

const root = makeFolder();

test(
  "what a club of the version before has is accepted and built; what the next version refuses is a warning",
  async () => {
    const content = path.join(root, "content");
    writeContentTree(content, parse(readFileSync("tests/release/version-1.yaml", "utf8")) as TreeFiles);
    writeFileSync(path.join(content, "media/photo.JPG"), await photoWithLocation("jpeg"));
    const report = checkContent(content);
    expect([hasErrors(report), reportLines(report).filter((line) => !line.includes(": warning: "))]).toEqual([
      false,
      [],
    ]);
    expect(reportLines(report)).toContainEqual(expect.stringContaining("logo?.svg: warning: has '?' in its name"));

    const project = TrialProject.in(path.join(root, "project"));
    project.build({ CONTENT_DIR: content });
    expect(readFileSync(project.path("public/workshops/git.html"), "utf8")).toContain("Certification");
    expect(readFileSync(project.path("public/_redirects"), "utf8")).toContain("/events/sprint");
  },
  buildPatience,
);
