import { contentIn } from "../../../../src/content/read/read-content";
import { contentInLanguage } from "../../../../src/content/translations/content-in-language";
import type { JsonObject } from "../../../../src/model/schema/json-object";
import { withContentTree, type TreeFiles } from "../../../support/content/content-tree";

interface Read extends JsonObject {
  readonly body?: string;
}

/** Reads a file of a tree as pages in Bangla show it. */
function inBangla(files: TreeFiles): (file: string) => Read {
  return withContentTree(files, (directory) => {
    const { items } = contentInLanguage(contentIn(directory), "bn");
    return (file) => {
      const { fields = {}, body } = items.find((item) => item.file === file) ?? {};
      return body === undefined ? fields : { ...fields, body };
    };
  });
}

const event = {
  ...{ id: "sprint", title: "Code sprint", venue: "Lab 2", topics: ["Graphs", "Trees"], date: "2026-05-02" },
  translations: { bn: { title: "কোড স্প্রিন্ট", topics: ["গ্রাফ", "ট্রি"] } },
};

test("a translation replaces the original, and the other fields stay", () => {
  const { translations, ...original } = event;
  const read = inBangla({ "events/sprint.json": event });
  expect(read("events/sprint.json")).toEqual({ ...original, ...translations.bn });
});

test.each([
  ["excerpt: First words", "summary: প্রথম কথা", { excerpt: "প্রথম কথা" }],
  ["summary: First words", "excerpt: প্রথম কথা", { excerpt: "প্রথম কথা", summary: "First words" }],
  ["summary: First words", "summary: প্রথম কথা", { summary: "প্রথম কথা" }],
  ["category: News", "categories: [খবর]", { category: "খবর" }],
])("a translation may use another spelling of a field than the original: %s, %s", (original, translation, fields) => {
  const read = inBangla({
    "blog/first.md": `---\ntitle: First\n${original}\n---\nOne.\n`,
    "blog/first.bn.md": `---\n${translation}\n---\n`,
  });
  expect(read("blog/first.md")).toEqual({ title: "First", ...fields, body: "One.\n" });
});

test("entries of a list are translated at their place, and empty ones leave the original", () => {
  const modules = [
    { id: 1, title: "One", videoUrl: "https://v.example" },
    { id: 2, title: "Two" },
  ];
  const bn = { modules: [{}, { title: "দুই" }], description: "", prerequisites: ["", "খ"] };
  const course = { id: "c", title: "Course", description: "About", prerequisites: ["A", "B", "C"], modules };
  const read = inBangla({ "courses/c.json": { ...course, translations: { bn } } });
  expect(read("courses/c.json")).toEqual({
    ...{ ...course, prerequisites: ["A", "খ", "C"] },
    modules: [modules[0], { id: 2, title: "দুই" }],
  });
});

test("entries that may be only texts are translated as such, whichever way each file spells them", () => {
  const speakers = ["Opu", { name: "Robi", profile: "/profile/team/1" }];
  const talk = { id: "t", title: "Talk", speakers, translations: { bn: { speakers: [{ name: "অপু" }, "রবি"] } } };
  expect(inBangla({ "events/t.json": talk })("events/t.json").speakers).toEqual([
    { name: "অপু" },
    { name: "রবি", profile: "/profile/team/1" },
  ]);
});

test("an article in another file keeps what that leaves out, and has its text", () => {
  const read = inBangla({
    "blog/first.md": "---\ntitle: First\ncategory: News\n---\n\nOne.\n",
    "blog/first.bn.md": "---\ntitle: প্রথম\ncategory:\n---\n\nএক।\n",
    "blog/second.md": "---\ntitle: Second\n---\nTwo.\n",
    "blog/second.bn.md": "---\ntitle: দ্বিতীয়\n---\n",
  });
  expect(read("blog/first.md")).toEqual({ title: "প্রথম", category: "News", body: "\nএক।\n" });
  expect(read("blog/second.md")).toEqual({ title: "দ্বিতীয়", body: "Two.\n" });
});

test("a draft of a translation is not shown: readers get the text of the main language", () => {
  const read = inBangla({
    "blog/first.md": "---\ntitle: First\n---\nOne.\n",
    "blog/first.bn.md": "---\ntitle: প্রথম\nstatus: draft\n---\n\nএক।\n",
  });
  expect(read("blog/first.md")).toEqual({ title: "First", body: "One.\n" });
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
  const helper = { id: 1, name: "Eva Khan", group: " helpers" };
  const items = {
    "site/settings.json": settings,
    "events/x.json": { id: "x", title: "X", date: "2026-05-02", category: "Party" },
    "team/1.json": helper,
    "sponsors/s.json": { id: "s", name: "Example Software", tier: "Gold" },
    "members/1.json": { id: 1, name: "Eva Khan", session: "2023-2024", shift: "Evening" },
  };

  it("are translated there only: items say them in the other language", () => {
    const read = inBangla(items);
    expect(read("team/1.json").group).toBe("সহকারী");
    expect(read("sponsors/s.json").tier).toBe("স্বর্ণ");
    expect(read("members/1.json").shift).toBe("সন্ধ্যা");
    expect(read("site/settings.json")).toMatchObject({ teamGroups: ["নেতা", "সহকারী"], sponsorTiers: ["স্বর্ণ"] });
  });

  it("give way to what an item itself says in the other language", () => {
    const read = inBangla({ ...items, "team/1.json": { ...helper, translations: { bn: { group: "অতিথি" } } } });
    expect(read("team/1.json").group).toBe("অতিথি");
  });
});
