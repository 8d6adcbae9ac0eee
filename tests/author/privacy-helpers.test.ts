import { gzipSync } from "node:zlib";
import { articleFile, withContentTree, type TreeFiles, writeContentTree } from "../support/content/content-tree";
import { hiddenTexts } from "../support/content/hidden-texts";
import { contactKey, contactsIn, listedContacts } from "../support/content/listed-contacts";
import { photoWithLocation } from "../support/content/photo";
import { metadataOf } from "../support/content/picture-metadata";
import { publishedTexts } from "../support/published-text";
import { videoWithLocation, webmWithLocation } from "../support/content/video";
import { makeFolder } from "../support/temporary-folder";

describe("The metadata of a file", () => {
  it.each(["jpeg", "png", "webp"] as const)("is found in a photo of a phone: %s", async (format) => {
    expect(await metadataOf(await photoWithLocation(format))).toContain("exif");
  });

  it("is found in a video, and in a photo behind the end of another", async () => {
    for (const video of [videoWithLocation(), webmWithLocation(1)]) expect(await metadataOf(video)).toHaveLength(1);
    const clean = Buffer.from((await photoWithLocation("jpeg")).toString("latin1").replace("Exif", "exif"), "latin1");
    expect(await metadataOf(Buffer.concat([clean, await photoWithLocation("jpeg")]))).toContain("exif");
  });

  it("is not looked for in other files", async () => {
    expect(await metadataOf(Buffer.from("%PDF-1.4 LOCATION"))).toEqual([]);
  });
});

describe("The texts that must not be published", () => {
  const secret = "Nobody has heard of the new treasurer";
  const hidden = (files: TreeFiles) => withContentTree(files, (tree) => hiddenTexts(tree));

  it("are those of drafts, of stray files, and of files that no item names", () => {
    const files = {
      "blog/draft.md": articleFile("title: A\nstatus: draft", `${secret} in "spring".`),
      "events/old/stray.json": { id: "stray", title: `${secret} in summer` },
      "media/notes.txt": `${secret} in autumn`,
    };
    expect(hidden(files).map(({ words }) => words)).toEqual([
      `${secret} in`,
      `${secret} in summer`,
      `${secret} in autumn`,
    ]);
  });

  it("are not those of published items and of the files that they name", () => {
    const files = {
      "blog/draft.md": articleFile("title: A\nstatus: draft", "We thank everyone who has helped us."),
      "notices/n.json": {
        ...{ id: "n", title: "We thank everyone who has helped us." },
        downloadUrl: "../media/list.txt",
      },
      "media/list.txt": "A list with the names of all teams",
    };
    expect(hidden(files)).toEqual([]);
  });
});

describe("The places where a contact may appear", () => {
  const club = { name: "C", shortName: "C", baseUrl: "https://c.example.org", email: "club@example.org" };
  const files = {
    "site/club.json": club,
    "events/x.json": {
      id: "x",
      title: "X",
      contactPhone: "+880 1755-123456",
      description: "ask@example.org, club@example.org",
    },
    "team/3.json": { id: 3, name: "T", email: "T.three@Example.org" },
    "blog/a.md": articleFile("title: A\nstatus: draft", "draft@example.org"),
  };
  const placesOf = (contact: string) => withContentTree(files, listedContacts).get(contactKey(contact));

  it("are the pages of the item", () => {
    expect([...(placesOf("t.three@example.org")?.pages ?? [])]).toEqual(["/profile/team/3", "/team"]);
    expect([...(placesOf("tel:01755123456")?.pages ?? [])]).toEqual(["/events/x", "/events"]);
    expect(placesOf("01755 123456")?.files.size).toBe(0);
  });

  it("include feeds and calendars if it is written in a text", () => {
    expect([...(placesOf("ask@example.org")?.files ?? [])]).toContain("calendar");
  });

  it("are none for a draft, and all for the club", () => {
    expect(placesOf("draft@example.org")).toEqual({ pages: new Set(), files: new Set() });
    expect(placesOf("club@example.org")).toBeUndefined();
  });

  it("hold for all spellings of a contact", () => {
    const text = `<a href="mailto:ask%40example.org">Email</a> Emailtech@example.org <a href="tel:+8801755123456"> "or\\nvp@example.org"`;
    expect(contactsIn(text).map(contactKey)).toEqual([
      "ask@example.org",
      "tech@example.org",
      "vp@example.org",
      "1755123456",
    ]);
  });
});

const site = makeFolder();

test("the texts of a site include its compressed search index, each with its page", () => {
  const files = {
    "events/x.html": "<p>x",
    "index.html": "<p>home",
    "page-data/index/page-data.json": "{}",
    "page-data/events/x/page-data.json": "{}",
    "pagefind/fragment/en.pf_fragment": gzipSync('pagefind_dcd{"url":"/events/x.html","content":"x"}'),
    "api/events.json": "[]",
    "photo.jpg": Buffer.from("\xff\xd8\xff", "latin1"),
  };
  writeContentTree(site, files);
  const pages = Object.fromEntries(publishedTexts(site).map(({ file, page }) => [file, page]));
  expect(pages).toEqual({
    "events/x.html": "/events/x",
    "index.html": "/",
    "page-data/index/page-data.json": "/",
    "page-data/events/x/page-data.json": "/events/x",
    "pagefind/fragment/en.pf_fragment": "/events/x",
    "api/events.json": undefined,
  });
});
