import path from "node:path";
import { runCommand } from "../support/run-command";
import { writeContentTree } from "../support/content/content-tree";
import { hugoBlog, jekyllBlog } from "../support/old-site/old-blogs";
import { buildPatience, TrialProject } from "../support/builds/trial-project";
import { makeFolder } from "../support/temporary-folder";

const root = makeFolder();
const project = TrialProject.in(path.join(root, "project"));

test(
  "imported blogs of Jekyll and Hugo are built: each article has its page, and each old address leads to it",
  () => {
    const contentDirectory = project.path("content");
    for (const [name, files, folder] of [
      ["jekyll", jekyllBlog(), "_posts"],
      ["hugo", hugoBlog(), "content/posts"],
    ] as const) {
      const prefixed = Object.entries(files).map(([file, text]) => [file.replace("post-", `${name}-`), text] as const);
      writeContentTree(path.join(root, name), Object.fromEntries(prefixed));
      const { status, stdout } = runCommand("import-articles", [path.join(root, name, folder), "--write"], {
        contentDirectory,
      });
      expect({
        status,
        stdout: stdout.split("\n").filter((line) => /error/.test(line) && !/0 with errors/.test(line)),
      }).toEqual({ status: 0, stdout: [] });
    }
    project.build();
    const published = Object.keys(project.published());
    expect(published.filter((file) => /^blog\/(?:jekyll|hugo)-\d+\.html$/.test(file)).length).toBeGreaterThan(60);
    expect(published.filter((file) => /^posts\/hugo-\d+/.test(file)).length).toBeGreaterThan(30);
  },
  buildPatience,
);
