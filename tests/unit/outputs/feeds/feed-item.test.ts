import { feedItem } from "../../../../src/outputs/feeds/feed-item";
import { feedSources, type FeedNode } from "../../../../src/outputs/feeds/feed-sources";

function itemOf(folder: string, node: FeedNode) {
  const source = feedSources.find(({ kind }) => kind.folder === folder);
  if (!source) throw new Error(`There is no feed of ${folder}`);
  return feedItem(node, source, "https://club.example.org");
}

const event = { jsonId: "fest", title: "Fest", date: "2026-02-14", time: "5 PM", venue: "Lab & hall" };

describe("An item of a feed", () => {
  it.each(["events", "workshops"])("of %s says when and where it takes place", (folder) => {
    expect(itemOf(folder, { ...event, description: "A < B" })).toMatchObject({
      html: "<p>February 14, 2026 · 5 PM · Lab &amp; hall</p>\n<p>A &lt; B</p>",
      summary: "A < B",
      published: undefined,
    });
  });

  it.each(["events", "workshops"])("of %s says first that it is cancelled", (folder) => {
    const { html } = itemOf(folder, { ...event, status: "cancelled" });
    expect(html).toBe("<p>Cancelled · February 14, 2026 · 5 PM · Lab &amp; hall</p>");
  });

  it("is published on its day at the club, and has its title where it has no text", () => {
    expect(itemOf("notices", { jsonId: "x", title: "A & B", date: "2026-02-14" })).toMatchObject({
      url: "https://club.example.org/notice/x",
      html: "<p>A &amp; B</p>",
      published: new Date("2026-02-14T00:00:00+06:00"),
    });
  });
});
