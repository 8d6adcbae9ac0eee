import { articleFormat, NEW_FILE_NAME } from "../../../../src/content/read/file-formats";
import { checkEntry, withheld, type SavedEntry } from "../../../../src/cms/saving/before-save";
import { withClubSettings } from "../../../support/club-settings";
import { libraryOf } from "../../../support/editor/library-of";
import { refusals } from "../../../support/editor/refusals";
import { isJsonObject, type JsonObject } from "../../../../src/model/schema/json-object";

const stored = {
  events: [{ name: "code-sprint", fields: { id: "code-sprint", title: "Code Sprint" } }],
  team: [{ name: "7", fields: { id: 7, name: "Nusrat Jahan", portfolio: "https://nusrat.example.org" } }],
  members: [{ name: "1", fields: { id: 1, name: "Tamim", session: "2023-2024", shift: "1st", roll: "" } }],
};

/** Saves an entry: by default, a new one into a repository that holds what is stored above. */
const save = (entry: Pick<SavedEntry, "collection" | "data"> & Partial<SavedEntry>, library = libraryOf(stored)) =>
  checkEntry({ slug: "", ...entry }, library);

const event = { id: "night-of-code", title: "Night of Code" };
const member = { id: 200, name: "A", session: "2023-2024", shift: "1st" };

test.each([
  ["a title is missing", "events", { id: "a" }, "Title is missing, expected text."],
  [
    "an id has capital letters",
    "events",
    { ...event, id: "ICPC-2026" },
    "Event ID is 'ICPC-2026', but the file is named 'icpc-2026', expected both to be the same.",
  ],
  [
    "an id is taken",
    "events",
    { ...event, id: "code-sprint" },
    "Event ID is 'code-sprint', which content/events/code-sprint.json already has, expected one that differs in more than upper and lower case.",
  ],
  [
    "a picture inside a list is missing",
    "events",
    { ...event, gallery: [{ alt: "Us" }] },
    "Gallery 1, Picture is missing, expected a picture such as ../media/picture.jpg.",
  ],
  [
    "an author is nobody",
    "blog",
    { title: "My first contest", authorId: "99" },
    "Author ID is '99': no team member, past leader, advisor or member has the id '99'.",
  ],
  [
    "a title gives no address",
    "blog",
    { title: "— 🎉" },
    "Title is '— 🎉', expected letters or digits, for its address.",
  ],
  [
    "a title gives the address of the list itself",
    "blog",
    { title: "Index!" },
    "Title is 'Index!', expected another title: the address 'index' is reserved.",
  ],
  [
    "a title gives an address that is too long",
    "pages",
    { title: "ক".repeat(67) },
    expect.stringMatching(/^Title is '.*', which is too long, expected at most 200 bytes/),
  ],
  [
    "a text links to an event that is not there",
    "blog",
    { title: "A", body: "See [the sprint](/events/nowhere)." },
    expect.stringContaining("Text points to '/events/nowhere'"),
  ],
])("where %s, nothing is saved and a sentence says why", async (_error, collection, data, sentence) => {
  expect(await refusals(save({ collection, data }))).toEqual([sentence]);
});

test.each([
  ["What’s next…", "whats-next"],
  ["C++ & you: 10 tips! 🎉", "c-you-10-tips"],
  ["র‍্যাঙ্কিং", "র্যাঙ্কিং"],
  ["_Début_", "début_"],
])("a new article with the title %s is named %s, which is not written into it", async (title, name) => {
  const { data } = await save({ collection: "blog", data: { title } });
  expect(data[NEW_FILE_NAME]).toBe(name);
  expect(articleFormat.fromFile(articleFormat.toFile(data))).toEqual({ title, body: "" });
});

test("an article that has its file is not named again", async () => {
  const { data } = await save({ collection: "blog", slug: "a", data: { title: "B" } });
  expect(data).toEqual({ title: "B" });
});

test("an item does not clash with itself", async () => {
  const data = { id: "code-sprint", title: "Another title" };
  expect(await refusals(save({ collection: "events", slug: "code-sprint", data }))).toEqual([]);
});

test("an id that was changed after the first save is refused", async () => {
  const data = { id: "another", title: "Code Sprint" };
  const [sentence] = await refusals(save({ collection: "events", slug: "code-sprint", data }));
  expect(sentence).toContain("but the file is named 'code-sprint'");
});

test("an item of each sort that is right is saved, in the model's order", async () => {
  const typed = { fee: 0, title: "Night", id: "night", venue: "" };
  const { data, doubts } = await save({ collection: "events", data: typed });
  expect([JSON.stringify(data), doubts]).toEqual(['{"id":"night","title":"Night","fee":0}', []]);
});

test("what causes only a warning is saved, with the warning", async () => {
  const { doubts } = await save({ collection: "events", data: { ...event, date: "2026-02-31" } });
  expect(doubts).toEqual([
    "Date is '2026-02-31', expected a real date such as 2026-02-14; the page will say 'Invalid Date'.",
  ]);
});

test("an item that says the same as its file is left as the file has it", async () => {
  const fields = stored.members[0]?.fields;
  const { data } = await save({ collection: "members", slug: "1", data: { ...fields } });
  expect(JSON.stringify(data)).toBe(JSON.stringify(fields));
});

describe("An entry that someone else has changed since it was opened", () => {
  const opened = { id: "code-sprint", title: "Code Sprint", venue: "Room 1" };
  const typed = { ...opened, title: "Code Sprint 2" };
  const theirs = { ...opened, venue: "Room 2" };

  const saveOver = (now: object, data: JsonObject, seen: readonly JsonObject[]) =>
    save(
      { collection: "events", slug: "code-sprint", data, seen },
      libraryOf({ events: [{ name: "code-sprint", fields: { ...now } }] }),
    );

  test("is not saved over their change", async () => {
    await expect(saveOver(theirs, typed, [opened])).rejects.toThrow(
      /^Someone has changed this entry since you opened it/,
    );
  });

  test("is not saved if they have deleted it", async () => {
    const gone = { collection: "events", slug: "gone", data: { ...typed, id: "gone" }, seen: [opened] };
    await expect(save(gone)).rejects.toThrow(/^This entry was not found/);
  });

  test.each([
    ["it still is as it was opened", { ...opened, fee: "" }, [opened]],
    ["it is as the editor saved it last", typed, [opened, typed]],
    ["it is not known how it was opened", theirs, []],
  ])("is saved if %s", async (_when, now, seen) => {
    const data = { ...opened, title: "Code Sprint 3" };
    await expect(saveOver(now, data, seen)).resolves.toMatchObject({ data });
  });
});

test("an article is saved again after a text that ended in empty lines, which are not written", async () => {
  const opened = { title: "A", author: "B", publishDate: "2026-01-01", body: "Text." };
  const typed = { ...opened, body: "\n\nText. More.  \n\n" };
  const saveOver = (now: JsonObject, data: JsonObject) =>
    save(
      { collection: "blog", slug: "a", data, seen: [opened, typed] },
      libraryOf({ blog: [{ name: "a", fields: now }] }),
    );
  expect((await saveOver(opened, typed)).data.body).toBe("Text. More.");
  const written = articleFormat.fromFile(articleFormat.toFile(typed));
  if (!isJsonObject(written)) throw new TypeError("The file holds no fields");
  await expect(saveOver(written, { ...typed, title: "A 2" })).resolves.toMatchObject({ data: { title: "A 2" } });
});

test("an article is not saved over a translation that someone else has changed", async () => {
  const opened = { title: "A", body: "Text.", translations: { bn: { title: "এক", body: "লেখা।" } } };
  const now = { ...opened, translations: { bn: { title: "দুই", body: "লেখা।" } } };
  const saveOver = (fields: JsonObject) =>
    save(
      { collection: "blog", slug: "a", data: { ...opened, title: "B" }, seen: [opened] },
      libraryOf({ blog: [{ name: "a", fields }] }),
    );
  await expect(saveOver(now)).rejects.toThrow(/^Someone has changed this entry/);
  await expect(saveOver(opened)).resolves.toMatchObject({ data: { title: "B" } });
});

test("an article whose translation has no text can be saved again and again", async () => {
  const opened = { title: "A", body: "Text.", translations: { bn: { title: "এক" } } };
  const stored = { ...opened, translations: { bn: { title: "এক", body: "" } } };
  const entry = { collection: "blog", slug: "a", data: { ...opened, title: "B" }, seen: [opened] };
  await expect(save(entry, libraryOf({ blog: [{ name: "a", fields: stored }] }))).resolves.toMatchObject({
    data: { title: "B" },
  });
});

const redirects = [{ from: "/d", to: "/team" }];

test("a site file that someone else has changed since it was opened is not saved over their change", async () => {
  const site = [{ name: "redirects", fields: { redirects: [{ from: "/c", to: "/team" }] } }];
  const entry = { collection: "site", slug: "redirects", data: { redirects }, seen: [{ redirects: [] }] };
  await expect(save(entry, libraryOf({ site }))).rejects.toThrow(/^Someone has changed this entry/);
});

test("a site file that is not there yet is saved", async () => {
  const entry = { collection: "site", slug: "redirects", data: { redirects }, seen: [{}] };
  await expect(save(entry)).resolves.toMatchObject({ data: { redirects } });
});

test("site files are checked by their own schema", async () => {
  const data = { name: "Club", shortName: "C", baseUrl: "club.example.org" };
  expect(await refusals(save({ collection: "site", slug: "club", data }))).toEqual([
    "Base URL is the text 'club.example.org', expected a link with https or http, such as https://example.org.",
  ]);
});

const withPicture = { id: 90, title: "A day", media: [{ src: "../media/day.jpg", alt: "The day" }] };

/** @param media the files of the media folder; undefined if unknown */
const pictureRefusals = (media: readonly string[] | undefined, uploads: readonly string[] = [], src?: string) => {
  const data = { ...withPicture, media: [{ src: src ?? "../media/day.jpg", alt: "The day" }] };
  return refusals(save({ collection: "posts", data, uploads: new Set(uploads) }, libraryOf({}, media)));
};

test("a picture that is not there is refused, in the words of the content check", async () => {
  expect(await pictureRefusals(["media/night.jpg"])).toEqual([
    "Media 1, File points to '../media/day.jpg', but content/media/day.jpg does not exist, expected a file that does.",
  ]);
});

test("a picture in a folder inside the media folder is taken: Decap lists none of them", async () => {
  expect(await pictureRefusals(["media/night.jpg"], [], "../media/2024/day.jpg")).toEqual([]);
});

test("a picture that is there, that comes with the entry, or that can't be looked up is taken", async () => {
  expect(await pictureRefusals(["media/day.jpg"])).toEqual([]);
  expect(await pictureRefusals([], ["media/day.jpg"])).toEqual([]);
  expect(await pictureRefusals(undefined)).toEqual([]);
});

describe("In a club without courses and advisors", () => {
  withClubSettings({ off: ["courses", "advisors"] });

  test.each([
    ["an item that links to a page", "notices", { id: "a", title: "A", content: "See [the team](/team)." }],
    ["a person", "members", member],
    ["an article whose author may be one of the advisors of earlier days", "blog", { title: "A", authorId: "99" }],
  ])("%s is saved", async (_what, collection, data) => {
    expect(await refusals(save({ collection, data }))).toEqual([]);
  });
});

const linked = libraryOf({
  ...stored,
  site: [
    { name: "club", fields: { name: "Club", shortName: "C", baseUrl: "https://club.example.org" } },
    { name: "menus", fields: { footer: [{ label: "First", link: "/blog/first" }] } },
    { name: "redirects", fields: { redirects: [{ from: "/events/old", to: "/events/code-sprint" }] } },
  ],
  blog: [{ name: "first", fields: { title: "First", status: "published", body: "Text" } }],
  notices: [{ name: "n", fields: { id: "n", title: "N", content: "[Read](/blog/first), [join](/events/old)." } }],
  pages: [{ name: "tamim", fields: { title: "Tamim", body: "[A broken link](/events/gone)" } }],
});

test.each([
  ["a link to an old address that redirects", "events", { ...event, readMoreLink: "/events/old" }],
  ["a link by reference", "blog", { title: "A", body: "See [the sprint][s].\n\n[s]: /events/code-sprint" }],
  ["a text without links, while another item has a broken one", "pages", { title: "B", body: "Text" }],
])("%s is accepted", async (_what, collection, data) => {
  expect(await refusals(save({ collection, data }, linked))).toEqual([]);
});

test.each([
  [
    "a page has the address of a portfolio",
    "pages",
    { title: "Nusrat Jahan" },
    "",
    "The page has the address '/nusrat-jahan', which the portfolio of content/team/7.json already has, expected another.",
  ],
  [
    "a portfolio has the address of a page",
    "members",
    { ...member, name: "Tamim", portfolio: "https://other.example.org" },
    "",
    "This would break content/pages/tamim.md: The page has the address '/tamim', which the portfolio of content/members/200.json already has, expected another.",
  ],
])("where %s, nothing is saved", async (_error, collection, data, slug, sentence) => {
  expect(await refusals(save({ collection, data, slug }, linked))).toContainEqual(sentence);
});

test("an article that others link to stays published", async () => {
  const data = { title: "First", status: "draft", body: "Text" };
  const target = "'/blog/first', which does not exist, expected the address of a published article.";
  expect(await refusals(save({ collection: "blog", slug: "first", data }, linked))).toEqual([
    `This would break content/notices/n.json: Content points to ${target}`,
    `This would break content/site/menus.json: Footer 1, Link points to ${target}`,
  ]);
});

test("no entry takes the place of a file that can't be read, and none is said to lack it", async () => {
  const library = libraryOf({
    ...stored,
    events: [{ name: "night-of-code", fields: {}, isUnreadable: true }],
    team: [{ name: "9", fields: {}, isUnreadable: true }],
  });
  const sentence =
    "The file events/night-of-code.json is there already, and can't be read. Correct or delete it first: saving would overwrite it.";
  for (const slug of ["", "night-of-code"])
    expect(await refusals(save({ collection: "events", slug, data: event }, library))).toEqual([sentence]);
  const article = { title: "A", authorId: "9", body: "Text" };
  expect(await refusals(save({ collection: "blog", data: article }, library))).toEqual([]);
});

test("fields that the model does not know are kept, even if they are empty", async () => {
  const unknown = { none: [], nothing: null, blank: " ", deep: { empty: "", list: [null, ""] } };
  const data = { ...event, venue: "", ...unknown };
  const checked = await save({ collection: "events", data });
  expect(checked.data).toEqual({ ...event, ...unknown });
});

const isDraft = "This is a draft: it is not on the site until you change its status.";
const waits = "Scheduled: it will appear on the site on 2026-02-15.";

test.each([
  ["a draft", "blog", { status: "draft" }, [isDraft]],
  ["a draft of another generator", "blog", { draft: true }, [isDraft]],
  ["an entry of tomorrow", "notices", { publishAt: "2026-02-15" }, [waits]],
  ["an article without a status", "blog", {}, []],
  ["a published article", "blog", { status: "published" }, []],
  ["an entry whose day has begun", "notices", { publishAt: "2026-02-14" }, []],
])("who saves %s is told if it is not on the site", (_what, collection, data, sentences) => {
  expect(withheld(collection, "", data, new Date("2026-02-14T12:00:00+06:00"))).toEqual(sentences);
});
