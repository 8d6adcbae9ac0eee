import { type GeneratorField, itemOf, listOf } from "../../../../src/domain/generator/generator-form";
import { liveCheck } from "../../../../src/components/instructions/live-check";
import { withClubSettings } from "../../../support/club-settings";
import { generatorForms, createInstructionsPage } from "../../../../src/gatsby/pages/instructions-page";

function pagesOfForms(): string[] {
  const paths: string[] = [];
  createInstructionsPage({ actions: { createPage: (page) => void paths.push(page.path) } }, new Map());
  return paths;
}

test("there is a page of forms", () => {
  expect(pagesOfForms()).toEqual(["/instructions"]);
});

test("the number that a form suggests is free", () => {
  const forms = generatorForms(
    new Map([
      ["posts", [3, 41]],
      ["members", [7]],
    ]),
  );
  const suggested = (folder: string) =>
    forms.find((form) => form.folder === folder)?.fields.find(({ name }) => name === "id")?.example;
  expect([suggested("posts"), suggested("members")]).toEqual(["42", "120"]);
});

const optional = ["projects", "achievements", "sponsors", "questions", "resources", "results", "sheets"] as const;

describe("In a club without any kind that has a form", () => {
  withClubSettings({ off: ["posts", "events", "workshops", "team", "advisors", "members", "notices", ...optional] });

  it("there is no page of forms", () => {
    expect(pagesOfForms()).toEqual([]);
  });
});

const forms = generatorForms().map((form) => [form.plural, form] as const);

function everyField(fields: readonly GeneratorField[]): readonly GeneratorField[] {
  return fields.flatMap((field) => [field, ...everyField(field.fields)]);
}

test.each(forms)("the file of %s with only its marked fields passes the check", (_name, { folder, fields }) => {
  const values = Object.fromEntries(
    fields.filter(({ isMarked }) => isMarked).map(({ name, example }) => [name, example]),
  );
  expect(liveCheck(folder, JSON.stringify(itemOf(fields, values)))).toEqual([]);
});

test.each(forms)(
  "the lists of %s are shown by examples that stay one entry, and by one way to part entries",
  (_name, form) => {
    for (const { input, example, hint } of everyField(form.fields).filter((field) => field.input === "list")) {
      expect([input, listOf(example)]).toEqual(["list", [example]]);
      expect(hint).not.toMatch(/a line/);
    }
  },
);

test("a file of a type that is not allowed is reported while it is typed", () => {
  expect(liveCheck("notices", '{"id":"n","title":"N","downloadUrl":"../media/page.html"}')).toEqual([
    expect.objectContaining({ path: "downloadUrl", severity: "error" }),
  ]);
});
