import { isSameData, keepPlaces } from "../../../../src/cms/saving/keep-places";
import { course } from "../../../../src/model/kinds/course";
import { event } from "../../../../src/model/kinds/event";
import { isJsonObject, type JsonObject } from "../../../../src/model/schema/json-object";

const modules = (...titles: readonly string[]) => titles.map((title) => ({ id: Number(title), title }));
const words = (...titles: readonly string[]) => titles.map((title) => (title === "" ? {} : { title }));

function courseOf(titles: readonly string[], translated: readonly string[]): JsonObject {
  return { id: "c", title: "C", modules: modules(...titles), translations: { bn: { modules: words(...translated) } } };
}

function listAfter(before: JsonObject, after: JsonObject): unknown {
  const { translations } = keepPlaces(course.schema, before, after);
  const bn = isJsonObject(translations) ? translations.bn : undefined;
  return isJsonObject(bn) ? bn.modules : undefined;
}

describe("The translations of entries", () => {
  it.each([
    ["removed", ["2", "3"], ["two", "three"]],
    ["moved", ["3", "1", "2"], ["three", "one", "two"]],
    ["added", ["1", "9", "2", "3"], ["one", "", "two", "three"]],
    ["left as they are", ["1", "2", "3"], ["one", "two", "three"]],
  ])("stay with them where entries are %s", (_, titles, translated) => {
    const old = ["one", "two", "three"];
    expect(listAfter(courseOf(["1", "2", "3"], old), courseOf(titles, old))).toEqual(words(...translated));
  });

  it("stay as the editor has left them, if the editor has changed them, too", () => {
    const after = courseOf(["2", "3"], ["TWO", "three"]);
    expect(listAfter(courseOf(["1", "2", "3"], ["one", "two", "three"]), after)).toEqual(words("TWO", "three"));
  });

  it("stay with an entry without an id whose words have changed, though another was removed", () => {
    const photo = (alt: string) => ({ src: `../media/${alt[0] ?? ""}.jpg`, alt });
    const bn = { gallery: [{ alt: "এক" }, { alt: "দুই" }, { alt: "তিন" }] };
    const before = { id: "e", title: "E", gallery: ["a", "b", "c"].map(photo), translations: { bn } };
    const after = { ...before, gallery: ["b", "cat"].map(photo) };
    expect(keepPlaces(event.schema, before, after).translations).toEqual({
      bn: { gallery: [{ alt: "দুই" }, { alt: "তিন" }] },
    });
  });
});

test.each([
  ["if their fields are in another order", true, { id: "a", title: "A" }, { title: "A", id: "a" }],
  ["unless the order of a list differs", false, { topics: ["a", "b"] }, { topics: ["b", "a"] }],
  ["unless one of them has another field", false, { id: "a" }, { id: "a", fee: 0 }],
  ["unless a text spells a number", false, { fee: 5 }, { fee: "5" }],
  ["unless a list has the entries of an object", false, { topics: ["a"] }, { topics: { 0: "a" } }],
])("two values say the same %s", (_when, isSame, one, other) => {
  expect(isSameData(one, other)).toBe(isSame);
});
