import { collections } from "../../../../src/cms/configuration/collections";
import { tidyEntry } from "../../../../src/cms/saving/tidy-entry";
import { course } from "../../../../src/model/kinds/course";
import { inLanguage } from "../../../support/in-language";

interface Shown {
  readonly name: string;
  readonly label?: string;
  readonly fields?: readonly Shown[];
}

const formOf = (collection: string): readonly Shown[] =>
  collections("content").find(({ name }) => name === collection)?.fields ?? [];

const named = (fields: readonly Shown[] | undefined, name: string) => fields?.find((field) => field.name === name);

test("the form of a site in one language has no translations", () => {
  expect(named(formOf("events"), "translations")).toBeUndefined();
});

describe("On a site in English with Bangla and Spanish", () => {
  inLanguage("en", "bn", "es");

  it("each language is a group with the fields that hold words", () => {
    const translations = named(formOf("courses"), "translations");
    expect(translations?.fields?.map(({ label }) => label)).toEqual(["বাংলা", "Español"]);
    const inBangla = named(translations?.fields, "bn")?.fields;
    const names = inBangla?.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["title", "description", "learningOutcomes", "modules"]));
    expect(names).not.toEqual(expect.arrayContaining(["id"]));
    expect(named(named(inBangla, "modules")?.fields, "videoUrl")).toBeUndefined();
  });

  it("that of an article also has a field for its text", () => {
    const inBangla = named(named(formOf("blog"), "translations")?.fields, "bn");
    expect(named(inBangla?.fields, "body")?.label).toBe("Text");
  });

  it("entries of a list stay at the places of their originals", () => {
    const modules = [
      { id: 1, title: "One" },
      { id: 2, title: "Two" },
      { id: 3, title: "Three" },
    ];
    const bn = { modules: [{}, { title: "দুই", text: "" }, { title: "" }] };
    expect(tidyEntry(course.schema, { id: "c", title: "Course", modules, translations: { bn } })).toMatchObject({
      translations: { bn: { modules: [{}, { title: "দুই" }] } },
    });
  });

  it("empty fields are not written, and translations come last", () => {
    const item = {
      translations: { bn: { title: " কোর্স ", modules: [] }, es: { title: "" } },
      id: "c",
      title: "Course",
    };
    expect(JSON.stringify(tidyEntry(course.schema, item))).toBe(
      '{"id":"c","title":"Course","translations":{"bn":{"title":"কোর্স"}}}',
    );
    expect(tidyEntry(course.schema, { id: "c", title: "Course", translations: { bn: {} } })).toEqual({
      id: "c",
      title: "Course",
    });
  });
});
