import { articleFile } from "../../../support/content/content-tree";
import { linesFor } from "./lines-for";

const later = {
  "events/later.json": { id: "later", title: "Later", date: "2038-02-01", publishAt: "2038-01-01 18:30" },
};
const notice = (fields: object) => ({ "notices/x.json": { id: "x", title: "X", date: "2038-01-01", ...fields } });

describe("A link to an item that waits for its time", () => {
  it.each([
    ["in a text", { content: "[See](/events/later#top)" }, "content: warning: links to '/events/later#top'"],
    [
      "in an item that is published before",
      { publishAt: "2038-01-01", content: "[See](/events/later)" },
      "content: warning: links to '/events/later'",
    ],
  ])("%s gets a warning that says when the page is there", (_, fields, start) => {
    expect(linesFor({ ...later, ...notice(fields) })).toEqual([
      `content/notices/x.json: ${start}, a missing page until that item is published on 2038-01-01 18:30, expected a page that exists by then`,
    ]);
  });

  it("in a field gets the warning, too", () => {
    const event = { "events/x.json": { id: "x", title: "X", readMoreLink: "/events/later" } };
    expect(linesFor({ ...later, ...event })).toEqual([
      expect.stringContaining("events/x.json: readMoreLink: warning: is '/events/later', a missing page until"),
    ]);
  });

  it("is fine from an item that is published at the same time or later", () => {
    expect(
      linesFor({ ...later, ...notice({ publishAt: "2038-01-01 18:30", content: "[See](/events/later)" }) }),
    ).toEqual([]);
  });

  it("is fine once the time has come", () => {
    const past = { "events/later.json": { ...later["events/later.json"], publishAt: "2020-01-01" } };
    expect(linesFor({ ...past, ...notice({ content: "[See](/events/later)" }) })).toEqual([]);
  });

  it("is found for articles by the name of their file", () => {
    const article = {
      "blog/later.md": articleFile("title: Later\nstatus: published\npublishDate: 2038-01-01\npublishAt: 2038-01-01"),
    };
    expect(linesFor({ ...article, ...notice({ content: "[See](/blog/later)" }) })).toEqual([
      expect.stringContaining("a missing page until that item is published on 2038-01-01 00:00"),
    ]);
  });
});
