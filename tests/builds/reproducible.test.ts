import { renameSync } from "node:fs";
import path from "node:path";
import { buildPatience, differences, TrialProject } from "../support/builds/trial-project";
import { makeFolder } from "../support/temporary-folder";

const root = makeFolder();

const first = TrialProject.in(path.join(root, "first"));
const second = TrialProject.in(path.join(root, "a folder whose name is long", "second one"));
beforeAll(() => first.build(), buildPatience);

test(
  "the same content makes the same files in another folder, on another disk and in another country",
  () => {
    second.build({
      NODE_OPTIONS: `--require ${path.resolve("tests/support/builds/list-backwards.cjs")}`,
      GATSBY_CPU_COUNT: "2",
      TZ: "Pacific/Auckland",
      LANG: "tr_TR.UTF-8",
      LC_ALL: "tr_TR.UTF-8",
    });
    expect(differences(second.published(), first.published())).toEqual([]);
  },
  buildPatience,
);

test(
  "a build that goes on from the last one makes the same files",
  () => {
    const before = first.published();
    expect(first.build()).not.toContain("starts afresh");
    expect(differences(first.published(), before)).toEqual([]);
  },
  buildPatience,
);

test(
  "a moved project builds at the first try, and makes the same files",
  () => {
    const before = second.published();
    const moved = new TrialProject(path.join(root, "moved"));
    renameSync(second.folder, moved.folder);
    expect(moved.build()).toContain("starts afresh");
    expect(differences(moved.published(), before)).toEqual([]);
  },
  buildPatience,
);
