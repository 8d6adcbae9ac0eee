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

test("content in its own repository is at the root of it", () => {
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

test.each([
  ["events", "date", { widget: "datetime", date_format: "YYYY-MM-DD", time_format: false }],
  ["events", "maxParticipants", { widget: "number", step: 1 }],
  ["events", "registrationOpen", { widget: "boolean", required: false }],
  ["events", "status", { widget: "select", options: ["upcoming", "ongoing", "completed", "cancelled"] }],
  // A line that is left empty is not saved.
  ["events", "prizes", { widget: "list", summary: "{{fields.line}}", field: { widget: "string", required: false } }],
  ["courses", "prerequisites", { field: { name: "line", required: false } }],
  ["posts", "media", { widget: "list", summary: "{{fields.alt | default('No alt text')}}" }],
  ["courses", "rating", { widget: "number", value_type: "float", max: 5 }],
  ["blog", "body", { widget: "markdown", label: "Text" }],
  // Who wrote an article is chosen by name among all people of the club, and the id is saved.
  ["blog", "authorId", { widget: "relation", collection: "team", also: ["past-leaders", "advisors", "members"] }],
  ["blog", "authorId", { value_field: "{{slug}}", display_fields: ["name"], required: false }],
  ["members", "image", { widget: "image" }],
])("in %s, the field %s has a widget that fits what it holds: %j", (name, fieldName, widget) => {
  expect(field(name, fieldName)).toMatchObject(widget);
});

test("a number keeps all its digits while it is typed, so that a wrong one can be refused", () => {
  const numbers = all.flatMap(({ fields = [] }) => fields).filter(({ widget }) => widget === "number");
  expect(numbers.map((each) => "value_type" in each && each.value_type)).toEqual(numbers.map(() => "float"));
  expect(numbers).not.toEqual([]);
});

test("an entry leads to its page", () => {
  expect(collection("events")?.preview_path).toBe("/events/{{slug}}");
  expect(collection("upcoming")?.preview_path).toBe("/");
  expect(collection(SITE_COLLECTION)?.files?.map(({ preview_path }) => preview_path)).toContain("/registration");
});

/** Which of some values a field takes. */
function taken(widget: CmsField | undefined, values: readonly string[]): string[] {
  const [pattern = /^$/] = widget?.pattern ?? [];
  return values.filter((value) => new RegExp(pattern).test(value));
}

test("an id follows a pattern that is said in words", () => {
  expect(field("events", "id")?.pattern?.[1]).toContain("letters, digits and hyphens");
  expect(taken(field("events", "id"), ["code-sprint", "a b"])).toEqual(["code-sprint"]);
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
  const pictures = ["../media/a.jpg", "../media/A.PNG", "/logo.svg", "https://example.org/a"];
  const others = ["../media/a.html", "../media/a.pdf", "../media/a", "javascript:a.jpg"];
  expect(taken(field("events", "image"), [...pictures, ...others])).toEqual(pictures);
  expect(taken(field("notices", "downloadUrl"), ["../media/a.pdf", "../media/a.js"])).toEqual(["../media/a.pdf"]);
});
