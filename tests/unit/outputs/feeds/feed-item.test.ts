import { renderMarkdown } from "../../../../src/content/markdown/render-markdown";
import { feedItem } from "../../../../src/outputs/feeds/feeds";
import { feedSources, type FeedNode } from "../../../../src/outputs/feeds/feed-sources";

function itemOf(folder: string, node: FeedNode) {
  const source = feedSources.find(({ kind }) => kind.folder === folder);
  if (!source) throw new Error(`There is no feed of ${folder}`);
  const builtAt = new Date("2026-03-01T00:00:00+06:00");
  return feedItem(node, source, { siteUrl: "https://club.example.org", builtAt });
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

  it("says that something is online, and has its category and tags", () => {
    const online = { ...event, joinLink: "https://meet.example.org/a", category: "seminar", tags: ["Graphs"] };
    expect(itemOf("events", online)).toMatchObject({
      html: "<p>February 14, 2026 · 5 PM (UTC+6) · Lab &amp; hall, and online</p>",
      tags: ["seminar", "Graphs"],
    });
  });

  it("leaves solutions to the page, to which it links, and has no buttons", () => {
    const solution = "::::solution In *O(n)*\n\n:::hint\nSecret\n:::\n\nSecret\n::::";
    const imported = "<details>\n<summary>All <b>of it</b></summary>\n\nSecret\n</details>";
    const tabs = ":::tabs\n```c\nint a;\n```\n```python\na = 1\n```\n:::";
    const steps = ":::steps\nA\n---\nB\n:::";
    const text = [":::hint\nThink\n:::", solution, "Between", imported, tabs, steps, "End"].join("\n\n");
    const { html, summary } = itemOf("events", { ...event, fullDescription: { html: renderMarkdown(text) } });
    const link = (title: string) => `<p><a href="https://club.example.org/events/fest">${title}</a></p>`;
    for (const part of [
      "Think",
      "Between",
      "a = 1",
      ">Python</label>",
      link("Solution: In O(n)"),
      link("All of it"),
      "<p>End</p>",
    ])
      expect(html.replace(/<span[^>]*>|<\/span>/g, "")).toContain(part);
    expect(html + summary).not.toMatch(/Secret|<input|Next step/);
  });

  it("of the gallery has its pictures and a still of each video, at absolute addresses", () => {
    const at = (pictureUrl: string) => ({ pictureUrl, picture: null });
    const media = [
      { alt: 'A "lab"', type: null, picture: at("https://p.example.org/a.jpg"), still: null },
      { alt: null, type: null, picture: at("/static/film.mp4"), still: at("/static/still.jpg") },
    ];
    expect(itemOf("posts", { jsonId: 3, title: "Fest", description: { html: "<p>Fun</p>" }, media }).html).toBe(
      '<p>Fun</p>\n<p><img src="https://p.example.org/a.jpg" alt="A &quot;lab&quot;"></p>\n' +
        '<p><img src="https://club.example.org/static/still.jpg" alt=""></p>',
    );
  });

  it("is published on its day at the club, and has its title where it has no text", () => {
    expect(itemOf("notices", { jsonId: "x", title: "A & B", date: "2026-02-14" })).toMatchObject({
      url: "https://club.example.org/notice/x",
      html: "<p>A &amp; B</p>",
      published: new Date("2026-02-14T00:00:00+06:00"),
    });
  });

  it.each([
    ["its excerpt", { excerpt: "In short", body: { html: "<p>All</p>" } }, "In short"],
    ["its plain description", { description: "A < B" }, "A < B"],
    [
      "the beginning of its text",
      { content: { html: "<p>One &amp; two</p><ul><li>three</li></ul>" } },
      "One & two three",
    ],
    ["its title where it has no text", { content: { html: "" } }, "A & B"],
  ])("has a summary: %s", (_what, fields, summary) => {
    expect(itemOf("notices", { jsonId: "x", title: "A & B", ...fields })).toMatchObject({ summary });
  });
});
