import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseJsonObject } from "../support/json-object";
import { buildPatience, differences, TrialProject } from "../support/builds/trial-project";
import { makeFolder } from "../support/temporary-folder";

const root = makeFolder();

/** Is built again and again; the other is built from scratch each time. */
const project = TrialProject.in(path.join(root, "project"));
const clean = TrialProject.in(path.join(root, "clean"));

/** Items without links to them, so that the content check lets them be deleted. */
const trials = {
  event: "content/events/zz-trial.json",
  notice: "content/notices/zz-trial.json",
  article: "content/blog/zz-trial.md",
};

function writeTrials(site: TrialProject): void {
  writeFileSync(
    site.path(trials.event),
    JSON.stringify({ id: "zz-trial", title: "A trial event", date: "2031-03-01" }),
  );
  writeFileSync(
    site.path(trials.notice),
    JSON.stringify({ id: "zz-trial", title: "A trial notice", date: "2026-03-01" }),
  );
  writeFileSync(site.path(trials.article), "---\ntitle: A trial article\n---\n\nIts text.\n");
}

beforeAll(() => {
  change(writeTrials);
  project.build();
}, buildPatience);

/** Changes the content of both. */
function change(edit: (site: TrialProject) => void): void {
  for (const site of [project, clean]) edit(site);
}

function fresh(): Readonly<Record<string, string>> {
  for (const folder of [".cache", "public"]) rmSync(clean.path(folder), { recursive: true, force: true });
  clean.build();
  return clean.published();
}

function setField(site: TrialProject, file: string, name: string, value: string): void {
  const item = parseJsonObject(readFileSync(site.path(file), "utf8"));
  writeFileSync(site.path(file), JSON.stringify({ ...item, [name]: value }, null, 2));
}

function replaceText(site: TrialProject, file: string, from: RegExp, to: string): void {
  const text = readFileSync(site.path(file), "utf8");
  expect(text).toMatch(from);
  writeFileSync(site.path(file), text.replace(from, to));
}

const event = "content/events/weekly-practice.json";

test(
  "a build that goes on from the last one publishes what a clean one does: items put off, made a draft, deleted, changed",
  () => {
    change((site) => {
      setField(site, event, "title", "A title of today");
      setField(site, trials.notice, "publishAt", "2040-01-01");
      replaceText(site, trials.article, /^---\n/, "---\nstatus: draft\n");
      rmSync(site.path(trials.event));
    });
    expect(project.build()).not.toContain("starts afresh");
    expect(differences(project.published(), fresh())).toEqual([]);
  },
  2 * buildPatience,
);

test(
  "what was withdrawn comes back whole",
  () => {
    change((site) => {
      writeTrials(site);
      writeFileSync(site.path(event), readFileSync(event));
    });
    expect(project.build()).not.toContain("starts afresh");
    expect(differences(project.published(), fresh())).toEqual([]);
  },
  2 * buildPatience,
);

test.each([
  ["a page is missing", () => rmSync(project.path("public/events.html"))],
  ["all that is published is missing", () => rmSync(project.path("public"), { recursive: true })],
  [
    "the folder is empty",
    () =>
      readdirSync(project.path("public")).forEach((name) =>
        rmSync(project.path(`public/${name}`), { recursive: true }),
      ),
  ],
  ["the cache is missing", () => rmSync(project.path(".cache"), { recursive: true })],
  ["a page is cut off", () => truncateSync(project.path("public/index.html"))],
])(
  "a build makes everything where %s",
  (_, damage) => {
    const before = project.published();
    damage();
    expect(project.build()).toContain("starts afresh");
    expect(differences(project.published(), before)).toEqual([]);
  },
  buildPatience,
);
