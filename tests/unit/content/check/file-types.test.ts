import { articleFile, picture, type TreeFiles } from "../../../support/content/content-tree";
import { linesFor } from "./lines-for";

const page = "<!doctype html><script src=evil.js></script>";
const scripts = ["page.html", "page.jpg.xhtml", "evil.js"];
const png = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
const pictures = "expected a picture (jpg, jpeg, png, webp, avif, gif or svg)";
const media = "expected a picture or a video (jpg, jpeg, png, webp, avif, gif, svg, mp4, m4v, mov, webm, ogv or ogg)";
const downloads =
  "expected a document, a picture or a video (pdf, docx, doc, odt, rtf, xlsx, xls, ods, pptx, ppt, odp, txt, csv, c, cpp, java, py, zip, 7z, rar, jpg, jpeg, png, webp, avif, gif, svg, mp4, m4v, mov, webm, ogv or ogg)";

const inEvent = (fields: object): TreeFiles => ({ "events/x.json": { id: "x", title: "X", ...fields } });
const inPost = (media: object): TreeFiles => ({
  "posts/1.json": { id: 1, title: "P", media: [{ alt: "A", ...media }] },
});
const inNotice = (fields: object): TreeFiles => ({ "notices/n.json": { id: "n", title: "N", ...fields } });
const inClub = (logo: string): TreeFiles => ({
  "site/club.json": { name: "C", shortName: "C", baseUrl: "https://c.example.org", logo },
});
const inArticle = (body: string, more = ""): TreeFiles => ({ "blog/a.md": articleFile(`title: A${more}`, body) });
const film = "https://example.org/v.mp4";

/** The place of a reference, its tree, the beginning of the line, and what was expected. */
const places: readonly (readonly [string, (target: string) => TreeFiles, string, string])[] = [
  ["a picture", (image) => inEvent({ image }), "events/x.json: image: points to", pictures],
  [
    "a gallery",
    (src) => inEvent({ gallery: [{ src, alt: "A" }] }),
    "events/x.json: gallery[0].src: points to",
    pictures,
  ],
  ["the logo", inClub, "site/club.json: logo: points to", pictures],
  [
    "front matter",
    (image) => inArticle("The text.\n", `\nfeaturedImage: ${image}`),
    "blog/a.md: featuredImage: points to",
    pictures,
  ],
  ["the media of a post", (src) => inPost({ src, type: "image" }), "posts/1.json: media[0].src: points to", media],
  [
    "a thumbnail",
    (thumbnail) => inPost({ src: film, type: "video", thumbnail }),
    "posts/1.json: media[0].thumbnail: points to",
    pictures,
  ],
  ["a download", (downloadUrl) => inNotice({ downloadUrl }), "notices/n.json: downloadUrl: points to", downloads],
  [
    "an attachment",
    (url) => inNotice({ attachments: [{ name: "A", url }] }),
    "notices/n.json: attachments[0].url: points to",
    downloads,
  ],
  [
    "a picture in Markdown",
    (target) => inNotice({ content: `![A](${target})` }),
    "notices/n.json: content: points to",
    pictures,
  ],
  [
    "a link in Markdown",
    (target) => inNotice({ fullDescription: `[A](${target})` }),
    "notices/n.json: fullDescription: points to",
    downloads,
  ],
  [
    "a picture in an article",
    (target) => inArticle(`![A][p]\n\n[p]: ${target}\n`),
    "blog/a.md: body: points to",
    pictures,
  ],
  ["a link in an article", (target) => inArticle(`[A](<${target}>)\n`), "blog/a.md: body: points to", downloads],
];

describe.each(places)("A file named in %s", (_, tree, start, expected) => {
  it.each(scripts)("may not be %s", (name) => {
    expect(linesFor({ ...tree(`../media/${name}`), [`media/${name}`]: page })).toEqual([
      `content/${start} '../media/${name}', a file of the type '${name.replace(/^.*\./, "").toLowerCase()}', ${expected}`,
    ]);
  });

  it("may not hold a web page under the name of a picture", () => {
    expect(linesFor({ ...tree("../media/photo.html.jpg"), "media/photo.html.jpg": page })).toEqual([
      `content/${start} '../media/photo.html.jpg', but its content is a web page or XML, expected a JPEG picture`,
    ]);
  });

  it("may be a picture with an extension in any case", () => {
    expect(linesFor({ ...tree("../media/PHOTO.JPG"), "media/PHOTO.JPG": picture })).toEqual([]);
  });

  it("causes a warning as a picture of another type, as an unreadable file, or as an empty one", () => {
    const warning = `content/${start.replace(/(: \S+(?: to)?)$/, ": warning$1")} '../media/photo.jpg',`;
    const linesWith = (photo: string | Buffer) => linesFor({ ...tree("../media/photo.jpg"), "media/photo.jpg": photo });
    const others = "expected a JPEG picture; the page will leave it out";
    expect(linesWith(png)).toEqual([
      `${warning} but its content is a PNG picture, expected a JPEG picture; the page will show it anyway`,
    ]);
    expect(linesWith("not a picture")).toEqual([`${warning} but its content is text, ${others}`]);
    expect(linesWith("")).toEqual([`${warning} an empty file, ${others}`]);
  });
});

test("a drawing may be a picture, even with scripts: a picture of it is published", () => {
  const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
  const files = { "events/x.json": { id: "x", title: "X", image: "../media/logo.svg" }, "media/logo.svg": svg };
  expect(linesFor(files)).toEqual([]);
});

test("content can't be downloaded, so that no draft is published", () => {
  const files = {
    "notices/n.json": { id: "n", title: "N", content: "[a](../blog/draft.md) [b](n.json)" },
    "blog/draft.md": articleFile("title: A"),
  };
  expect(linesFor(files)).toHaveLength(2);
});

test("files that no item names may be of any type: they are not published", () => {
  expect(linesFor({ "media/page.html": page, "media/source.psd": "8BPS" })).toEqual([]);
});

test("files of static/ and of other sites may be of any type: the first belong to the maintainer, the others are not on this site", () => {
  const files = {
    "events/x.json": { id: "x", title: "X", image: "/drawing.svg", fullDescription: "![A](https://example.org/a.php)" },
    "static-for-tests/drawing.svg": "<svg/>",
  };
  expect(linesFor(files)).toEqual([]);
});
