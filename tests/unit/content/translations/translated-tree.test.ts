import { readFileSync } from "node:fs";
import path from "node:path";
import { checkContent } from "../../../../src/content/check/check-content";
import { writeTranslatedTree } from "../../../../src/content/translations/translated-tree";
import { parseJsonObject } from "../../../support/json-object";
import { emptyFolder } from "../../../support/temporary-folder";
import { writeContentTree } from "../../../support/content/content-tree";

const club = { name: "Example Club", shortName: "EC", baseUrl: "https://club.example.org" };
const event = {
  ...{ id: "sprint", title: "Code sprint", venue: "Lab 2", topics: ["Graphs", "Trees"], date: "2026-05-02" },
  translations: { bn: { title: "কোড স্প্রিন্ট", topics: ["গ্রাফ", "ট্রি"] } },
};

const folder = emptyFolder();

async function translated(files: Parameters<typeof writeContentTree>[1]): Promise<(file: string) => string> {
  const [from = "", to = ""] = ["content", "bn"].map((name) => path.join(folder, name));
  writeContentTree(from, files);
  await writeTranslatedTree(from, to, "bn");
  return (file) => readFileSync(path.join(to, file), "utf8");
}

test("translated fields take the place of the original ones, the others stay", async () => {
  const read = await translated({ "site/club.json": club, "events/sprint.json": event });
  const { translations: _, ...original } = event;
  expect(JSON.parse(read("events/sprint.json"))).toEqual({ ...original, ...event.translations.bn });
});

test("the settings name the language, and no further one", async () => {
  const read = await translated({ "site/settings.json": { currency: "EUR", languages: ["bn"] } });
  expect(JSON.parse(read("site/settings.json"))).toEqual({ currency: "EUR", language: "bn" });
});

test("entries of a list are translated at their place, and empty ones leave the original", async () => {
  const modules = [
    { id: 1, title: "One", videoUrl: "https://v.example" },
    { id: 2, title: "Two" },
  ];
  const translations = { bn: { modules: [{}, { title: "দুই" }], description: "", prerequisites: ["", "খ"] } };
  const course = {
    id: "c",
    title: "Course",
    description: "About",
    prerequisites: ["A", "B", "C"],
    modules,
    translations,
  };
  const read = await translated({ "courses/c.json": course });
  expect(JSON.parse(read("courses/c.json"))).toEqual({
    ...{ id: "c", title: "Course", description: "About", prerequisites: ["A", "খ", "C"] },
    modules: [modules[0], { id: 2, title: "দুই" }],
  });
});

test("an article in another file keeps what that leaves out, and has its text", async () => {
  const read = await translated({
    "blog/first.md": "---\ntitle: First\ncategory: News\n---\n\nOne.\n",
    "blog/first.bn.md": "---\ntitle: প্রথম\n---\n\nএক।\n",
  });
  expect(read("blog/first.md")).toBe("---\ntitle: প্রথম\ncategory: News\n---\n\nএক।\n");
  expect(() => read("blog/first.bn.md")).toThrow(/ENOENT/);
});

test("a draft of a translation is not shown: readers get the text of the main language", async () => {
  const first = "---\ntitle: First\n---\n\nOne.\n";
  const read = await translated({
    "blog/first.md": first,
    "blog/first.bn.md": "---\ntitle: প্রথম\nstatus: draft\n---\n\nএক।\n",
  });
  expect(read("blog/first.md")).toBe(first);
});

describe("The words of the settings that items choose from", () => {
  const settings = {
    ...{ eventCategories: ["Contest", "Party"], teamGroups: ["Leads", "Helpers"], sponsorTiers: ["Gold"] },
    memberFields: { shiftValues: ["Morning", "Evening"] },
    languages: ["bn"],
    translations: {
      bn: {
        ...{ eventCategories: ["প্রতিযোগিতা", "পার্টি"], teamGroups: ["নেতা", "সহকারী"], sponsorTiers: ["স্বর্ণ"] },
        memberFields: { shiftValues: ["সকাল", "সন্ধ্যা"] },
      },
    },
  };
  const items = {
    "site/club.json": club,
    "site/settings.json": settings,
    "events/x.json": { id: "x", title: "X", date: "2026-05-02", category: "Party" },
    "team/1.json": { id: 1, name: "Eva Khan", group: " helpers" },
    "sponsors/s.json": { id: "s", name: "Example Software", tier: "Gold" },
    "members/1.json": { id: 1, name: "Eva Khan", session: "2023-2024", shift: "Evening" },
  };

  it("are translated there only: items say them in the other language, and the check accepts its content", async () => {
    const read = await translated(items);
    const field = (file: string, name: string) => parseJsonObject(read(file))[name];
    expect(field("events/x.json", "category")).toBe("পার্টি");
    expect(field("team/1.json", "group")).toBe("সহকারী");
    expect(field("sponsors/s.json", "tier")).toBe("স্বর্ণ");
    expect(field("members/1.json", "shift")).toBe("সন্ধ্যা");
    const directory = path.join(folder, "bn");
    const found = checkContent(directory).diagnostics;
    expect(found).toEqual([]);
  });

  it("give way to what an item itself says in the other language", async () => {
    const translations = { bn: { group: "অতিথি" } };
    const read = await translated({
      ...items,
      "team/1.json": { id: 1, name: "Eva Khan", group: "Helpers", translations },
    });
    expect(parseJsonObject(read("team/1.json")).group).toBe("অতিথি");
  });

  it("leave a word that the settings don't list as it is", async () => {
    const read = await translated({ ...items, "team/1.json": { id: 1, name: "Eva Khan", group: "Guests" } });
    expect(parseJsonObject(read("team/1.json")).group).toBe("Guests");
  });
});
