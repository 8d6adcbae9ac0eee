import { collections, SITE_COLLECTION, siteFileName } from "../../../../src/cms/configuration/collections";
import type { CmsField } from "../../../../src/cms/decap/decap-types";
import { kinds, singletons } from "../../../../src/model/content-model";
import { fieldsOf } from "../../../../src/model/schema/schema-fields";

const all = collections("content");
const collection = (name: string) => all.find((each) => each.name === name);
const field = (name: string, fieldName: string): CmsField | undefined =>
  collection(name)?.fields?.find((each) => each.name === fieldName);

test("every kind has a collection in its folder, every site file an entry", () => {
  expect(all.slice(0, -1).map(({ name, folder }) => [name, folder])).toEqual(
    kinds.map(({ folder }) => [folder, `content/${folder}`]),
  );
  expect(collection(SITE_COLLECTION)?.files?.map(({ name, file }) => [name, file])).toEqual(
    singletons.map((singleton) => [siteFileName(singleton), `content/${singleton.file}`]),
  );
});

test("content that is a repository of its own lies at its top", () => {
  const [first] = collections("");
  expect(first?.folder).toBe(kinds[0]?.folder);
});

test.each(kinds.map((kind) => [kind.plural, kind] as const))(
  "%s offer every field of the model, once",
  (_name, kind) => {
    const names = collection(kind.folder)?.fields?.map(({ name }) => name) ?? [];
    const fields = fieldsOf(kind.schema).map(({ name }) => name);
    expect([...names].sort()).toEqual([...fields, ...(kind.body ? ["body"] : [])].sort());
  },
);

test("a form begins with what names an item, then its id or its text", () => {
  const begin = (name: string) =>
    collection(name)
      ?.fields?.map((each) => each.name)
      .slice(0, 3);
  expect(["events", "notices", "team", "questions", "blog"].map(begin)).toEqual([
    ["title", "id", "description"],
    ["title", "id", "content"],
    ["name", "id", "position"],
    ["question", "id", "answer"],
    ["title", "body", "excerpt"],
  ]);
});

test("a new notice begins with the present day, no other item with a date", () => {
  const dated = all.flatMap(({ name, fields = [] }) =>
    fields.filter((each) => Reflect.get(each, "default") === "{{now}}").map((each) => [name, each.name]),
  );
  expect(dated).toEqual([["notices", "date"]]);
});

test("fields have widgets that fit what they hold", () => {
  expect(field("events", "date")).toMatchObject({ widget: "datetime", date_format: "YYYY-MM-DD", time_format: false });
  expect(field("events", "maxParticipants")).toMatchObject({ widget: "number", step: 1 });
  expect(field("events", "registrationOpen")).toMatchObject({ widget: "boolean", required: false });
  expect(field("events", "status")).toMatchObject({
    widget: "select",
    options: ["upcoming", "ongoing", "completed", "cancelled"],
  });
  expect(field("events", "prizes")).toMatchObject({
    widget: "list",
    summary: "{{fields.line}}",
    field: { widget: "string" },
  });
  expect(field("posts", "media")).toMatchObject({
    widget: "list",
    summary: "{{fields.alt | default('No alt text')}}",
  });
  expect(field("courses", "rating")).toMatchObject({ widget: "number", value_type: "float", max: 5 });
  expect(field("blog", "body")).toMatchObject({ widget: "markdown", label: "Text" });
});

test("a number keeps all its digits while it is typed, so that a wrong one can be refused", () => {
  const numbers = all.flatMap(({ fields = [] }) => fields).filter(({ widget }) => widget === "number");
  expect(numbers.map((each) => "value_type" in each && each.value_type)).toEqual(numbers.map(() => "float"));
  expect(numbers).not.toEqual([]);
});

test("a line of a list may be left empty: it is not saved", () => {
  expect(field("events", "topics")).toMatchObject({ widget: "list", field: { name: "line", required: false } });
  expect(field("courses", "prerequisites")).toMatchObject({ field: { name: "line", required: false } });
});

test("who wrote an article is chosen by name among all people of the club, and the id is saved", () => {
  expect(field("blog", "authorId")).toMatchObject({
    widget: "relation",
    collection: "team",
    also: ["past-leaders", "advisors", "members"],
    value_field: "{{slug}}",
    display_fields: ["name"],
    required: false,
  });
});

test("an entry leads to its page", () => {
  expect(collection("events")?.preview_path).toBe("/events/{{slug}}");
  expect(collection("upcoming")?.preview_path).toBe("/");
  expect(collection(SITE_COLLECTION)?.files?.map(({ preview_path }) => preview_path)).toContain("/registration");
});

test("a picture is chosen, not typed, and has no limit before it is reduced", () => {
  expect(field("members", "image")).toMatchObject({ widget: "image" });
  expect(field("members", "image")).not.toHaveProperty("media_library");
});

test("an id follows a pattern that is said in words", () => {
  const [pattern, words] = field("events", "id")?.pattern ?? [];
  expect(words).toContain("letters, digits and hyphens");
  expect([
    pattern instanceof RegExp && pattern.test("code-sprint"),
    pattern instanceof RegExp && pattern.test("a b"),
  ]).toEqual([true, false]);
});

test("a link to a page has no pattern: Decap would compare only what follows its last slash", () => {
  expect(field("resources", "url")).not.toHaveProperty("pattern");
  expect(field("notices", "downloadUrl")).toHaveProperty("pattern");
});

test("a group that may be left out as a whole asks for none of its fields", () => {
  const club = collection(SITE_COLLECTION)?.files?.find(({ name }) => name === "club");
  const coordinates = club?.fields.find(({ name }) => name === "coordinates");
  expect(coordinates).toMatchObject({ required: false, fields: [{ required: false }, { required: false }] });
});

test("lists can be sorted, and told apart by switches, choices and years", () => {
  expect(collection("events")).toMatchObject({
    summary: "{{title}}{{date | ternary(' · ', '')}}{{date}}",
    sortable_fields: [
      { field: "date", default_sort: "desc" },
      "endDate",
      "repeatsUntil",
      "registrationDeadline",
      "title",
    ],
    view_filters: [
      { field: "everyDay", pattern: true },
      { field: "registrationOpen", pattern: true },
    ],
    view_groups: [
      { field: "repeats" },
      { field: "status" },
      { field: "category" },
      { field: "date", pattern: "\\d{4}" },
    ],
  });
  expect(collection("members")?.view_groups?.map(({ field: name }) => name)).toEqual(["session", "shift"]);
});

test("lists begin with the newest, by number where items have one, and say what tells one from the next", () => {
  const newest = (name: string) =>
    collection(name)?.sortable_fields?.filter((each) => typeof each !== "string" && each.default_sort === "desc");
  expect(newest("notices")).toEqual([{ field: "date", default_sort: "desc" }]);
  expect(newest("blog")).toEqual([{ field: "publishDate", default_sort: "desc" }]);
  expect(newest("posts")).toEqual([{ field: "id", default_sort: "desc" }]);
  expect(newest("courses")).toEqual([]);
  expect(collection("posts")?.summary).toBe(
    "{{title}}{{id | ternary(' · ', '')}}{{id}}{{date | ternary(' · ', '')}}{{date}}",
  );
  expect(collection("members")?.summary).toContain("{{session}}{{roll | ternary(' · ', '')}}{{roll}}");
  expect(collection("blog")?.summary).toContain("{{status}}");
});

test("a new entry begins with what it is given, only in its own collection", () => {
  const [events, workshops] = collections("content", { collection: "events", values: { fee: 5, topics: ["a, b"] } });
  const defaults = (each: typeof events) =>
    each?.fields
      ?.filter((one) => "default" in one)
      .map((one): [string, unknown] => [one.name, Reflect.get(one, "default")]);
  expect([defaults(events), defaults(workshops)]).toEqual([
    [
      ["fee", 5],
      ["topics", ["a, b"]],
    ],
    [],
  ]);
});

test("a file or picture of a type that is not allowed is refused as soon as it is chosen", () => {
  const takes = (widget: CmsField | undefined, value: string) => {
    const [pattern] = widget && "pattern" in widget ? (widget.pattern ?? []) : [];
    return pattern === undefined ? undefined : new RegExp(pattern).test(value);
  };
  const image = field("events", "image");
  expect(
    ["../media/a.jpg", "../media/A.PNG", "/logo.svg", "https://example.org/a"].map((value) => takes(image, value)),
  ).toEqual([true, true, true, true]);
  expect(
    ["../media/a.html", "../media/a.pdf", "../media/a", "javascript:a.jpg"].map((value) => takes(image, value)),
  ).toEqual([false, false, false, false]);
  expect(takes(field("notices", "downloadUrl"), "../media/a.pdf")).toBe(true);
  expect(takes(field("notices", "downloadUrl"), "../media/a.js")).toBe(false);
});
