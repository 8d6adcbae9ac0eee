import { withheld } from "../../../../src/cms/saving/withheld";

const now = new Date("2026-02-14T12:00:00+06:00");

test.each([
  ["a draft", "blog", { status: "draft" }, "This is a draft: it is not on the site until you change its status."],
  [
    "a draft of another generator",
    "blog",
    { draft: true },
    "This is a draft: it is not on the site until you change its status.",
  ],
  [
    "an entry of tomorrow",
    "notices",
    { publishAt: "2026-02-15" },
    "This waits for its time: it is on the site from 2026-02-15 on.",
  ],
])("who saves %s is told that it is not on the site", (_what, collection, data, sentence) => {
  expect(withheld(collection, "", data, now)).toEqual([sentence]);
});

test.each([
  ["an article without a status", "blog", {}],
  ["a published article", "blog", { status: "published" }],
  ["an entry whose day has begun", "notices", { publishAt: "2026-02-14" }],
])("nothing is said about %s", (_what, collection, data) => {
  expect(withheld(collection, "", data, now)).toEqual([]);
});
