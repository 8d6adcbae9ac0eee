import { articleFile, withContentTree, type TreeFiles } from "../support/content/content-tree";
import { hiddenTexts } from "../support/content/hidden-texts";
import { contactKey, contactsIn, listedContacts } from "../support/content/listed-contacts";
import { photoWithLocation } from "../support/content/photo";
import { metadataOf } from "../support/content/picture-metadata";

describe("The metadata of a file", () => {
  it.each(["jpeg", "png", "webp"] as const)("is found in a photo of a phone: %s", async (format) => {
    expect(await metadataOf(await photoWithLocation(format))).toContain("exif");
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
