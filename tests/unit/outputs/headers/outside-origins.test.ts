import { outsideOrigins } from "../../../../src/outputs/headers/outside-origins";
import { withClubSettings } from "../../../support/club-settings";
import { itemNode } from "../../../support/content/gatsby-nodes";

const originsOf = (type: string, fields: object) =>
  outsideOrigins((name) => (name === type ? [itemNode(type, fields)] : [])).images;

describe("The origins that the policy must allow", () => {
  it("are those of pictures that content links", () => {
    expect(originsOf("Event", { image: "https://pictures.example.org/a/b.jpg?x=1" })).toEqual([
      "https://pictures.example.org",
    ]);
  });

  it("are those of pictures and videos inside lists", () => {
    const media = [{ src: "https://video.example.org/v.mp4", thumbnail: "https://a.example.org/t.jpg" }];
    expect(originsOf("Post", { media })).toEqual(["https://a.example.org", "https://video.example.org"]);
  });

  it.each([
    ["inline", "![a](https://p.example.org/x.png)"],
    ["by reference", "![a][p]\n\n[p]: https://p.example.org/x.png"],
    ["as HTML", '<img alt="a" src="https://p.example.org/x.png">'],
    ["inside a link", "[![a](https://p.example.org/x.png)](/notice)"],
  ])("are those of pictures in Markdown: %s", (_, markdown) => {
    expect(originsOf("Event", { fullDescription: markdown })).toEqual(["https://p.example.org"]);
    expect(originsOf("Article", { status: "published", markdown })).toEqual(["https://p.example.org"]);
  });

  it.each([
    ["links", "[a](https://p.example.org) and https://q.example.org"],
    ["code", "`![a](https://p.example.org/x.png)`"],
    ["pictures that the page leaves out", "![a](http://p.example.org/x.png) ![b](data:image/png;base64,AA)"],
    ["pictures of the content", "![a](../media/x.png)"],
  ])("are not those of %s", (_, markdown) => {
    expect(originsOf("Event", { fullDescription: markdown })).toEqual([]);
  });

  it("are not those of drafts: the headers are public", () => {
    const fields = { featuredImage: "https://secret.example.org/x.jpg", markdown: "![a](https://p.example.org/x.png)" };
    expect(originsOf("Article", { ...fields, status: "draft" })).toEqual([]);
    expect(originsOf("Article", { ...fields, draft: true })).toEqual([]);
    expect(originsOf("Article", fields)).toEqual(["https://p.example.org", "https://secret.example.org"]);
  });

  it.each(["https://", "https:// x; script-src *", "https://a;sandbox/x.png", "https://*/x.png"])(
    "can't be bent with %j",
    (link) => {
      expect(originsOf("Event", { image: link })).toEqual([]);
      expect(originsOf("Event", { fullDescription: `![a](<${link}>)` })).toEqual([]);
      const all = outsideOrigins((name) => {
        if (name === "Course") return [itemNode(name, { modules: [{ id: "a", videoUrl: link }] })];
        return name === "Member" ? [itemNode(name, { portfolio: link })] : [];
      });
      expect([...all.frames, ...(all.videos ?? [])]).toEqual([]);
    },
  );
});

describe("The sites that the policy lets a page frame", () => {
  const framesOf = (type: string, portfolio: string) =>
    outsideOrigins((name) => (name === type ? [itemNode(type, { portfolio })] : [])).frames;

  it.each(["Member", "TeamMember", "Advisor"])("are those of the portfolios of a %s", (type) => {
    expect(framesOf(type, "https://eva.example.org/work?x=1")).toEqual(["https://eva.example.org"]);
  });

  it("are none for past leaders, who have no page that frames one", () => {
    expect(framesOf("PastLeader", "https://eva.example.org")).toEqual([]);
  });

  it.each(["http://eva.example.org", "mailto:eva@example.org", "no link"])("never hold %s", (portfolio) => {
    expect(framesOf("Member", portfolio)).toEqual([]);
  });
});

describe("The videos of courses", () => {
  const originsWith = (...links: unknown[]) => {
    const modules = links.map((videoUrl, index) => ({ id: `m${index}`, videoUrl }));
    return outsideOrigins((name) => (name === "Course" ? [itemNode(name, { modules })] : []));
  };

  it.each([
    ["a file may be played", "https://video.example.org/a.mp4", { frames: [], videos: ["https://video.example.org"] }],
    [
      "any other page may be framed",
      "https://learn.example.org/a",
      { frames: ["https://learn.example.org"], videos: [] },
    ],
    [
      "YouTube may be framed",
      "https://youtu.be/abcdef12345",
      { frames: ["https://www.youtube-nocookie.com"], videos: [] },
    ],
    ["a page without https is only linked", "http://learn.example.org/a", { frames: [], videos: [] }],
    ["a module without a video asks for nothing", undefined, { frames: [], videos: [] }],
  ])("of another site: %s", (_what, link, origins) => {
    expect(originsWith(link)).toMatchObject(origins);
  });
});

const link = "https://codeforces.com/profile/tourist";

/** The APIs that the pages of a club may ask, by the fields of its members. */
const apisFor = (...members: readonly object[]) =>
  outsideOrigins((name) => (name === "Member" ? members.map((fields) => itemNode(name, fields)) : [])).apis;

describe("The API for ratings", () => {
  it("may be asked as soon as one member takes part in the leaderboard", () => {
    expect(apisFor({ iscp: false, codeforces: link }, { iscp: true, codeforces: link })).toEqual([
      "https://codeforces.com",
    ]);
  });

  it.each([
    ["no member has a link", { iscp: true }],
    ["no member with a link takes part", { iscp: false, codeforces: link }],
    ["the only link is not one to a profile", { iscp: true, codeforces: "https://codeforces.com/contests" }],
  ])("may not be asked if %s", (_when, fields) => {
    expect(apisFor(fields)).toEqual([]);
  });
});

describe("In a club without Codeforces", () => {
  withClubSettings({ off: ["codeforces"] });

  it("no API may be asked, whatever the members have", () => {
    expect(apisFor({ iscp: true, codeforces: link })).toEqual([]);
  });
});
