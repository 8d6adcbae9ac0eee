import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { writeSandbox } from "../../../../src/outputs/sandbox/write-sandbox";
import { PictureCache } from "../../../../src/outputs/media/picture-cache";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";
import { publishFile } from "../../../../src/outputs/media/publish-file";
import { contentIn } from "../../../../src/content/read/read-content";
import { checkContent } from "../../../../src/content/check/check-content";
import { isJsonObject } from "../../../../src/model/schema/json-object";
import { articleFile, minimalTree, writeContentTree, type TreeFiles } from "../../../support/content/content-tree";
import { parseJsonObject } from "../../../support/json-object";
import { photoWithLocation } from "../../../support/content/photo";
import { videoWithLocation } from "../../../support/content/video";
import { makeFolder } from "../../../support/temporary-folder";

const draft = "The committee has not decided about the new treasurer yet.";

async function contentFiles(): Promise<TreeFiles> {
  const photo = await photoWithLocation("jpeg");
  return {
    "site/club.json": {
      ...{ name: "Example Club", shortName: "EC", baseUrl: "https://club.example.org", logo: "../media/logo.png" },
      ...{ email: "club@example.org", phone: "+880 1700-000000" },
    },
    "site/registration.json": {
      instructions: ["Write to helper@example.com or club@example.org"],
      contactEmail: "help@example.com",
    },
    "events/contest.json": {
      ...{ id: "contest", title: "Contest", image: "../media/photo.jpg", organiser: "An unknown field" },
      ...{ contactPerson: "Rahim Uddin", contactEmail: "rahim@example.com", contactPhone: "+880 1711-111111" },
      fullDescription:
        "Ask rahim@example.com, 01711-111111. ![Us](../media/second@2x.webp) [rules](../media/rules.pdf)",
      links: [
        { label: "Rules", url: "https://example.org/rules" },
        { label: "Results", url: "https://example.org/results" },
      ],
      translations: {
        bn: {
          ...{ title: "প্রতিযোগিতা", contactPerson: "Rahim Uddin", links: [{}, { label: "ফলাফল" }] },
          fullDescription: "rahim@example.com কে লিখুন",
        },
      },
    },
    "members/1.json": { id: 1, name: "Karim", session: "2023-2024", shift: "1st", roll: "612345" },
    "team/2.json": { id: 2, name: "Salma", email: "salma@example.com", phone: "+880 1722-222222" },
    "posts/1.json": { id: 1, title: "Film", media: [{ src: "../media/clip.mp4", alt: "Us", type: "video" }] },
    "upcoming/old.json": { id: "old", title: "An old announcement", date: "2026-01-01" },
    "upcoming/next.json": { id: "next", title: "The next announcement", date: "2026-12-01" },
    "blog/shown.md": articleFile("title: Shown\nstatus: published\nauthorId: '2'", "Thank you, karim@example.com.\n"),
    "blog/shown.bn.md": articleFile("title: দেখা", "ধন্যবাদ, karim@example.com।\n"),
    "blog/hidden.bn.md": articleFile("title: লুকানো", "treasurer"),
    "blog/hidden.md": articleFile("title: Hidden\nstatus: draft", `${draft} ![](../media/treasurer.jpg)\n`),
    "blog/undecided.md": articleFile("title: Undecided\ndraft: true", draft),
    "notices/later.json": { id: "later", title: "Later", content: draft, publishAt: "2998-01-01" },
    "notes/minutes.json": { text: "What was said at the meeting" },
    "events/minutes.txt": "What was said at the meeting",
    "site/secret.json": { text: "What was said at the meeting" },
    "media/photo.jpg": photo,
    "media/second@2x.webp": await photoWithLocation("webp"),
    "media/logo.png": await photoWithLocation("png"),
    "media/treasurer.jpg": photo,
    "media/unused.jpg": photo,
    "media/rules.pdf": "%PDF-1.4\n%%EOF\n",
    "media/clip.mp4": videoWithLocation(),
  };
}

describe("The sandbox", () => {
  const root = makeFolder();
  const [content, admin] = [path.join(root, "content"), path.join(root, "public/admin")];
  const write = () => {
    const publicDirectory = path.join(root, "public");
    const places = {
      site: new SiteFiles(publicDirectory),
      content: contentIn(content),
      cache: new PictureCache(cache),
    };
    const publish = (file: string) => publishFile(file, publicDirectory);
    return writeSandbox({ ...places, publish }, new Date("2026-06-01T00:00:00Z"));
  };
  const cache = path.join(root, "cache");
  let files: TreeFiles = {};
  let texts: Record<string, string> = {};
  let media: Record<string, string> = {};

  beforeAll(async () => {
    files = await contentFiles();
    writeContentTree(content, files);
    await write();
    const written = parseJsonObject(readFileSync(path.join(admin, "demo.json"), "utf8"));
    [texts, media] = [textsIn(written.texts), textsIn(written.media)];
  });

  const everything = () => JSON.stringify([texts, media]);

  it("holds the items that the site shows, and no other file", () => {
    expect(Object.keys(texts).sort()).toEqual([
      ...[
        "blog/shown.bn.md",
        "blog/shown.md",
        "events/contest.json",
        "members/1.json",
        "posts/1.json",
        "site/club.json",
      ],
      ...["site/registration.json", "team/2.json", "upcoming/next.json"],
    ]);
  });

  it("holds no word of a draft or of an unknown file, and no unknown field", () => {
    expect(everything()).not.toMatch(/treasurer|What was said|unknown field/);
  });

  it("holds no way to reach or to be a person, only those to reach the club", () => {
    expect(everything()).not.toMatch(/@example\.com|1711|1722|612345|Rahim/);
    expect(texts["site/club.json"]).toMatch(/club@example\.org.*\+880 1700-000000/s);
    expect(texts["site/registration.json"]).toContain("name@example.org or club@example.org");
  });

  it("holds what its items say in other languages, entries of lists at their places", () => {
    expect(parseJsonObject(texts["events/contest.json"] ?? "").translations).toEqual({
      bn: {
        title: "প্রতিযোগিতা",
        links: [{}, { label: "ফলাফল" }],
        fullDescription: "name@example.org কে লিখুন",
      },
    });
    expect(texts["blog/shown.bn.md"]).toContain("ধন্যবাদ, name@example.org।");
  });

  it("contains the files of its items: small copies of pictures, and the addresses of other files", () => {
    expect(Object.keys(media).sort()).toEqual([
      ...["media/clip.mp4", "media/logo.png", "media/photo.jpg", "media/rules.pdf", "media/second@2x.webp"],
    ]);
    const addresses = Object.values(media);
    for (const address of addresses) expect(existsSync(path.join(root, "public", address))).toBe(true);
    const own = addresses.filter((address) => address.startsWith("/admin/demo/"));
    expect(own.map((address) => path.basename(address)).sort()).toEqual(readdirSync(path.join(admin, "demo")).sort());
    expect([own.length, addresses.length]).toEqual([3, 5]);
  });

  it("shows no picture with metadata", async () => {
    for (const name of readdirSync(path.join(admin, "demo"))) {
      const { format, exif, xmp, iptc } = await sharp(path.join(admin, "demo", name)).metadata();
      expect([format, exif, xmp, iptc]).toEqual(["webp", undefined, undefined, undefined]);
    }
  });

  it("consists of entries that the content check lets pass", () => {
    const tree = path.join(root, "as-content");
    const named = Object.keys(media).map((file) => [file, files[file] ?? null] as const);
    writeContentTree(tree, { ...minimalTree, ...texts, ...Object.fromEntries(named) });
    expect(checkContent(tree).diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("finds the copies of an earlier build again, and drops those that no item names", async () => {
    const before = readdirSync(cache);
    rmSync(path.join(content, "events/contest.json"));
    await write();
    const after = readdirSync(cache);
    expect(before.filter((name) => after.includes(name))).toEqual(after);
    expect([before.length, after.length]).toEqual([3, 1]);
  });
});

function textsIn(value: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isJsonObject(value) ? value : {}).map(([name, text]) => [name, String(text)]),
  );
}
