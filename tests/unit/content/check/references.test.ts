import { symlinkSync } from "node:fs";
import path from "node:path";
import { articleFile, picture } from "../../../support/content/content-tree";
import { linesFor, type BrokenContent } from "./lines-for";

const event = (fields: object) => ({ "events/x.json": { id: "x", title: "X", ...fields } });
const notice = (fields: object) => ({ "notices/n.json": { id: "n", title: "N", ...fields } });
const article = (body: string) => ({ "blog/a.md": articleFile("title: A\nstatus: published", body) });
const linksTo = (target: string) => notice({ content: `Read [this](${target}).` });

const cases: BrokenContent[] = [
  {
    error: "a picture that does not exist",
    files: event({ image: "../media/nope.jpg" }),
    lines: [
      "content/events/x.json: image: is '../media/nope.jpg', but content/media/nope.jpg does not exist, expected a picture that does",
    ],
  },
  {
    error: "the path of a picture from the wrong folder",
    files: { ...event({ image: "media/a.jpg" }), "media/a.jpg": picture },
    lines: [
      "content/events/x.json: image: is 'media/a.jpg', but content/events/media/a.jpg does not exist, expected '../media/a.jpg'",
    ],
  },
  {
    error: "the path of a picture as if it were one of the site",
    files: { ...event({ image: "/media/a.jpg" }), "media/a.jpg": picture },
    lines: [
      "content/events/x.json: image: is '/media/a.jpg', but static/media/a.jpg does not exist, expected '../media/a.jpg'",
    ],
  },
  {
    error: "a picture of a gallery that does not exist",
    files: event({ gallery: [{ src: "nope.jpg", alt: "A" }] }),
    lines: [
      "content/events/x.json: gallery[0].src: is 'nope.jpg', but content/events/nope.jpg does not exist, expected a picture that does",
    ],
  },
  {
    error: "a logo that does not exist",
    files: {
      "site/club.json": { name: "C", shortName: "C", baseUrl: "https://c.example.org", logo: "../media/logo.png" },
    },
    lines: [
      "content/site/club.json: logo: is '../media/logo.png', but content/media/logo.png does not exist, expected a picture that does",
    ],
  },
  {
    error: "a picture of front matter that does not exist",
    files: { "blog/a.md": articleFile("title: A\nfeaturedImage: ../media/a.jpg") },
    lines: [
      "content/blog/a.md: featuredImage: is '../media/a.jpg', but content/media/a.jpg does not exist, expected a picture that does",
    ],
  },
  {
    error: "a picture whose name has other capital letters",
    files: { ...event({ image: "../media/Photo.JPG" }), "media/photo.jpg": picture },
    lines: [
      "content/events/x.json: image: is '../media/Photo.JPG', but the file is named 'photo.jpg', expected '../media/photo.jpg'",
    ],
  },
  {
    error: "a picture whose accents are stored in another way",
    files: {
      ...event({ image: "../media/café.jpg".normalize("NFC") }),
      [`media/${"café".normalize("NFD")}.jpg`]: picture,
    },
    lines: [
      `content/events/x.json: image: is '${"../media/café.jpg".normalize("NFC")}', whose accents are encoded differently from those of the file name, expected the name copied from the file`,
    ],
  },
  {
    error: "a picture with backslashes",
    files: { ...event({ image: String.raw`..\media\photo.jpg` }), "media/photo.jpg": picture },
    lines: [
      String.raw`content/events/x.json: image: is '..\media\photo.jpg', which contains a backslash, expected '../media/photo.jpg'`,
    ],
  },
  {
    error: "a picture that is a folder",
    files: { ...event({ image: "../media" }), "media/photo.jpg": picture },
    lines: ["content/events/x.json: image: is '../media', which is a folder, expected a picture"],
  },
  {
    error: "a picture outside the content folder",
    files: event({ image: "../../secret.jpg" }),
    lines: [
      "content/events/x.json: image: is '../../secret.jpg', which leads out of the content folder, expected a picture inside it",
    ],
  },
  {
    error: "a picture far outside the content folder",
    files: event({ image: "../../../../../../etc/passwd" }),
    lines: [
      "content/events/x.json: image: is '../../../../../../etc/passwd', which leads out of the content folder, expected a picture inside it",
    ],
  },
  {
    error: "a picture that static/ does not hold",
    files: event({ image: "/nope.png" }),
    lines: [
      "content/events/x.json: image: is '/nope.png', but static/nope.png does not exist, expected a picture that does",
    ],
  },
  {
    error: "a download that does not exist",
    files: notice({ downloadUrl: "../media/list.pdf" }),
    lines: [
      "content/notices/n.json: downloadUrl: is '../media/list.pdf', but content/media/list.pdf does not exist, expected a file that does",
    ],
  },
  {
    error: "a download that static/ does not hold",
    files: notice({ downloadUrl: "/list.pdf" }),
    lines: [
      "content/notices/n.json: downloadUrl: is '/list.pdf', but static/list.pdf does not exist, expected a file that does",
    ],
  },
  {
    error: "an attachment that does not exist",
    files: notice({ attachments: [{ name: "List", url: "../media/list.pdf" }] }),
    lines: [
      "content/notices/n.json: attachments[0].url: is '../media/list.pdf', but content/media/list.pdf does not exist, expected a file that does",
    ],
  },
  {
    error: "a video and its thumbnail that do not exist",
    files: {
      "posts/1.json": { id: 1, title: "P", media: [{ src: "../media/v.mp4", alt: "V", thumbnail: "../media/v.jpg" }] },
    },
    lines: [
      "content/posts/1.json: media[0].src: is '../media/v.mp4', but content/media/v.mp4 does not exist, expected a file that does",
      "content/posts/1.json: media[0].thumbnail: is '../media/v.jpg', but content/media/v.jpg does not exist, expected a picture that does",
    ],
  },
  {
    error: "a picture in Markdown that does not exist",
    files: notice({ content: "![A](../media/a.jpg)" }),
    lines: [
      "content/notices/n.json: content: shows '../media/a.jpg', but content/media/a.jpg does not exist, expected a picture that does",
    ],
  },
  {
    error: "a picture in an article that does not exist, said once however often it is shown",
    files: article("![A](../media/a.jpg)\n\n![A again](../media/a.jpg)\n"),
    lines: [
      "content/blog/a.md: body: shows '../media/a.jpg', but content/media/a.jpg does not exist, expected a picture that does",
    ],
  },
  {
    error: "a picture in an article that static/ does not hold",
    files: article("![A](/a.jpg)\n"),
    lines: ["content/blog/a.md: body: shows '/a.jpg', but static/a.jpg does not exist, expected a picture that does"],
  },
  {
    error: "a relative link to a page, which has no file",
    files: article("Read [the other one](other-article).\n"),
    lines: [
      "content/blog/a.md: body: links to 'other-article', but content/blog/other-article does not exist, expected a file that does",
    ],
  },
  {
    error: "a link of the reference style",
    files: article("Read [it].\n\n[it]: nope.pdf\n"),
    lines: [
      "content/blog/a.md: body: links to 'nope.pdf', but content/blog/nope.pdf does not exist, expected a file that does",
    ],
  },
  {
    error: "a link to an event that does not exist",
    files: notice({ content: "See [it](/events/nope)" }),
    lines: [
      "content/notices/n.json: content: links to '/events/nope', which does not exist, expected the address of an event",
    ],
  },
  {
    error: "a Read more that leads to no notice",
    files: event({ readMoreLink: "/notice/nope" }),
    lines: [
      "content/events/x.json: readMoreLink: is '/notice/nope', which does not exist, expected the address of a notice",
    ],
  },
  {
    error: "an upcoming item that leads to no workshop",
    files: { "upcoming/u.json": { id: "u", title: "U", link: "/workshops/nope/" } },
    lines: [
      "content/upcoming/u.json: link: is '/workshops/nope/', which does not exist, expected the address of a workshop",
    ],
  },
  {
    error: "a workshop by its old address that does not exist",
    files: linksTo("/workshop/nope"),
    lines: [
      "content/notices/n.json: content: links to '/workshop/nope', which does not exist, expected the address of a workshop",
    ],
  },
  {
    error: "a post that does not exist",
    files: linksTo("/post/7"),
    lines: [
      "content/notices/n.json: content: links to '/post/7', which does not exist, expected the address of a post",
    ],
  },
  {
    error: "an article that is a draft",
    files: { ...linksTo("/blog/d"), "blog/d.md": articleFile("title: D\nstatus: draft") },
    lines: [
      "content/notices/n.json: content: links to '/blog/d', which does not exist, expected the address of a published article",
    ],
  },
  {
    error: "a profile of nobody",
    files: { ...linksTo("/profile/member/1"), "team/1.json": { id: 1, name: "A" } },
    lines: [
      "content/notices/n.json: content: links to '/profile/member/1', which does not exist, expected the address of a profile",
    ],
  },
  {
    error: "a module that does not exist",
    files: { ...linksTo("/myclass/python/nope"), "courses/python.json": { id: "python", title: "Python" } },
    lines: [
      "content/notices/n.json: content: links to '/myclass/python/nope', which does not exist, expected the address of a module of a course",
    ],
  },
  {
    error: "an unknown page (a warning)",
    files: event({ readMoreLink: "/nowhere" }),
    lines: [
      "content/events/x.json: readMoreLink: warning: is '/nowhere', which is not a page of the site, expected one such as /notice",
    ],
  },
];

describe("A reference to what is not there", () => {
  it.each(cases)("has a line: $error", ({ files, lines }) => {
    expect(linesFor(files)).toEqual(lines);
  });
});

describe("A reference to what is there", () => {
  it("may be a file of the content tree, wherever it lies", () => {
    const files = {
      ...event({ image: "../media/2026/my photo.jpg", gallery: [{ src: "./beside.jpg", alt: "A" }] }),
      ...article(
        "![A](../media/2026/my%20photo.jpg) [the file](../media/list.pdf) ![B](<../media/2026/my photo.jpg>)\n",
      ),
      "media/2026/my photo.jpg": picture,
      "media/list.pdf": "%PDF-1.4",
      "events/beside.jpg": picture,
    };
    expect(linesFor(files)).toEqual([]);
  });

  it("may be a file of static/, a link, or a part of the page", () => {
    const files = {
      ...event({ image: "/a.png", readMoreLink: "/files/list.pdf" }),
      ...notice({
        downloadUrl: "https://example.org/list.pdf",
        content: "[up](#top) [mail](mailto:a@example.org) ![A](https://example.org/a.jpg)",
      }),
      "static-for-tests/a.png": picture,
      "static-for-tests/files/list.pdf": "",
    };
    expect(linesFor(files)).toEqual([]);
  });

  it("may name a file of static/ as browsers encode it", () => {
    const files = {
      ...event({ image: "/my%20photo.png", fullDescription: "![Us](/%E0%A6%95.png)" }),
      "static-for-tests/my photo.png": picture,
      "static-for-tests/ক.png": picture,
    };
    expect(linesFor(files)).toEqual([]);
  });

  it("may be any page, with a slash behind it, a query or a fragment", () => {
    const targets = [
      ...[
        "/",
        "/events",
        "/events/",
        "/events/x",
        "/events/x/#schedule",
        "/workshops/w",
        "/workshop/w",
        "/notice/n",
        "/post/7?from=mail",
      ],
      ...[
        "/post#7",
        "/blog/a",
        "/profile/team/1",
        "/profile/team/9",
        "/profile/advisor/2",
        "/profile/member/3",
        "/myclass/python/lists",
      ],
      ...["/nusrat-jahan", "/search?q=contest", "/member#codeforces", "/registration", "/admin"],
      ...["/sitemap-index.xml", "/calendar.ics", "/notice/feed.xml", "/api/events.json", "/robots.txt"],
    ];
    const files = {
      ...event({}),
      ...notice({ content: targets.map((target) => `[it](${target})`).join(" ") }),
      ...article("Hello.\n"),
      "workshops/w.json": { id: "w", title: "W" },
      "posts/7.json": { id: 7, title: "P" },
      "team/1.json": { id: 1, name: "Nusrat Jahan", portfolio: "https://n.example.org" },
      "past-leaders/9.json": { id: 9, name: "B" },
      "advisors/2.json": { id: 2, name: "C" },
      "members/3.json": { id: 3, name: "D", session: "2023-2024", shift: "1st" },
      "courses/python.json": { id: "python", title: "Python", modules: [{ id: "lists", title: "Lists" }] },
    };
    expect(linesFor(files)).toEqual([]);
  });

  it.each(["/rules.txt", "/no-such.json", "/feed.xml", "/api/nothing", "/share/none", "/calendar/e.ics"])(
    "is not taken for a file of the build where the build makes none: %s",
    (target) => {
      expect(linesFor({ ...event({}), ...linksTo(target) })).toEqual([
        `content/notices/n.json: content: warning: links to '${target}', which is not a page of the site, expected one such as /notice`,
      ]);
    },
  );

  it("to a text that is not in static/ is an error for a download", () => {
    expect(linesFor(notice({ downloadUrl: "/rules-2026.txt" }))).toEqual([
      "content/notices/n.json: downloadUrl: is '/rules-2026.txt', but static/rules-2026.txt does not exist, expected a file that does",
    ]);
  });

  it("may name a page in another script, encoded or not", () => {
    const files = {
      "events/বাংলা.json": { id: "বাংলা", title: "B" },
      ...event({ readMoreLink: "/events/বাংলা" }),
      ...linksTo("/events/%E0%A6%AC%E0%A6%BE%E0%A6%82%E0%A6%B2%E0%A6%BE"),
    };
    expect(linesFor(files)).toEqual([]);
  });

  it("has no line of its own where the item that it names can't be read", () => {
    expect(linesFor({ "events/broken.json": "{", ...linksTo("/events/broken") })).toHaveLength(1);
  });

  it("is not looked for in code", () => {
    expect(linesFor(article("`[a](nope.jpg)` \n\n```\n![a](nope.jpg) <script>\n```\n"))).toEqual([]);
  });
});

describe("A symbolic link", () => {
  const link = (target: string, name: string) => (directory: string) => symlinkSync(target, path.join(directory, name));

  it("that leaves the content folder is an error, and what refers to it has none of its own", () => {
    expect(
      linesFor({ ...event({ image: "../media/secret.jpg" }), "media/": "" }, link("/etc/hostname", "media/secret.jpg")),
    ).toEqual([
      "content/media/secret.jpg: is a symbolic link that leads out of the content folder, expected a file or a folder inside it",
    ]);
  });

  it("that leaves the content folder is an error for a folder, too", () => {
    expect(linesFor({}, link("/etc", "events"))).toEqual([
      "content/events: is a symbolic link that leads out of the content folder, expected a file or a folder inside it",
    ]);
  });

  it("to nothing is an error, once", () => {
    expect(linesFor({ "events/": "" }, link("nope.json", "events/x.json"))).toEqual([
      "content/events/x.json: is a symbolic link to nothing, expected a file or a folder inside it",
    ]);
  });

  it("to itself is an error", () => {
    expect(linesFor({ "events/": "" }, link("x.json", "events/x.json"))).toEqual([
      "content/events/x.json: is a symbolic link to nothing, expected a file or a folder inside it",
    ]);
  });

  it("to a file or a folder of the tree is followed", () => {
    const files = { ...event({ image: "../pictures/a.jpg" }), "media/a.jpg": picture };
    expect(linesFor(files, link("media", "pictures"))).toEqual([]);
    expect(linesFor(files, link("media/a.jpg", "pictures"))).toEqual([
      "content/events/x.json: image: is '../pictures/a.jpg', but content/pictures/a.jpg does not exist, expected '../media/a.jpg'",
    ]);
  });

  it.each([
    ["..", "media/up"],
    [".", "media/here"],
    [".", "all"],
  ])("to %s that leads in a circle is an error, since the build would follow it without end", (target, name) => {
    expect(linesFor({ ...event({}), "media/": "" }, link(target, name))).toEqual([
      `content/${name}: is a symbolic link that leads in a circle, expected a file or a folder inside it`,
    ]);
  });

  it("that leads in a circle may lie among hidden files, which the build does not read", () => {
    expect(linesFor({ ...event({}), "media/": "" }, link("..", "media/.up"))).toEqual([]);
  });
});
