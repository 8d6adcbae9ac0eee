import { mkdirSync } from "node:fs";
import path from "node:path";
import { appearanceKey, appearances } from "../../../src/content/appearances";
import { readArrivals } from "../../../src/content/read/file-history";
import { contentIn } from "../../../src/content/read/read-content";
import { writeContentTree } from "../../support/content/content-tree";
import { git } from "../../support/git-repository";
import { emptyFolder } from "../../support/temporary-folder";

const now = new Date("2026-06-01T00:00:00Z");
const root = path.join(emptyFolder(), "club");

const event = (fields: object = {}) => JSON.stringify({ id: "x", title: "X", ...fields });

/** The appearances in a repository with one commit for each group of files. */
function appeared(commits: readonly { readonly date: string; readonly files: Readonly<Record<string, string>> }[]) {
  mkdirSync(root, { recursive: true });
  git(root, ["init", "-qb", "main"]);
  for (const { date, files } of commits) {
    writeContentTree(root, files);
    git(root, ["add", "-A"]);
    git(root, ["commit", "-qm", "x"], date);
  }
  return told();
}

const told = () =>
  appearances(contentIn(root), readArrivals(root), now, "Asia/Dhaka").map((each) => [
    appearanceKey(each),
    each.at?.toISOString() ?? null,
  ]);

const may = (day: number, hour = 10) => `2026-05-${String(day).padStart(2, "0")}T${hour}:00:00Z`;
const iso = (text: string) => new Date(text).toISOString();

test("An item appeared when its file was added, even if it changed later; the newest is first", () => {
  const files = (title: string) => ({ "events/x.json": event({ title, date: "2026-07-01" }) });
  const other = { "events/y.json": JSON.stringify({ id: "y", title: "Y" }) };
  const commits = [
    { date: may(1), files: files("X") },
    { date: may(2), files: other },
    { date: may(3), files: files("Z") },
  ];
  expect(appeared(commits)).toEqual([
    ["events/y", iso(may(2))],
    ["events/x", iso(may(1))],
  ]);
});

test.each([
  ["the time of publishAt", { publishAt: "2026-05-20 18:00", publishedAt: "2026-01-01" }, "2026-05-20T12:00:00Z"],
  ["else that of publishedAt", { publishedAt: "2026-05-21" }, "2026-05-20T18:00:00Z"],
  ["else the time of its file on the day that it names", { date: "2026-05-03" }, may(3)],
  ["else noon of that day", { date: "2026-05-01" }, "2026-05-01T06:00:00Z"],
  ["else the time of its file, where the day is to come", { date: "2026-06-20" }, may(3)],
])("A notice has %s", (_name, fields, expected) => {
  const files = { "notices/x.json": event(fields) };
  expect(appeared([{ date: may(3), files }])).toEqual([["notices/x", iso(expected)]]);
});

test("Drafts and scheduled items have not appeared; uncommitted items have no time and come first", () => {
  const files = {
    "blog/draft.md": "---\ntitle: A\nstatus: draft\n---\n",
    "events/later.json": JSON.stringify({ id: "later", title: "X", publishAt: "2026-06-02" }),
    "events/x.json": event(),
  };
  appeared([{ date: may(3), files }]);
  writeContentTree(root, { "posts/1.json": JSON.stringify({ id: 1, title: "P" }) });
  expect(told()).toEqual([
    ["posts/1", null],
    ["events/x", iso(may(3))],
  ]);
});
