import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { article } from "../../../src/model/kinds/article";
import { event } from "../../../src/model/kinds/event";
import { validate } from "../../../src/model/check/validate";
import { isPublished } from "../../../src/model/kind";
import { club } from "../../../src/model/site/club";

test("only the model says what is published", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const saying = sources.filter((file) => /"published"/.test(readFileSync(path.join("src", file), "utf8")));
  expect(saying.filter((file) => !file.endsWith("gatsby-types.d.ts"))).toEqual([
    path.join("model", "kinds", "article.ts"),
  ]);
});

describe("An item", () => {
  it.each([
    ["published", true],
    ["draft", false],
    ["Draft", false],
    [null, true],
    ["", true],
    [undefined, true],
  ])("of the articles with the status %j is published: %j", (status, expected) => {
    expect(isPublished(article, { title: "A", status })).toBe(expected);
  });

  it.each([
    [{ draft: true }, false],
    [{ draft: false }, true],
    [{ published: false }, false],
    [{ published: true }, true],
    [{ draft: true, published: true }, false],
  ])("of the articles that says %j, as other generators do, is published: %j", (fields, expected) => {
    expect(isPublished(article, { title: "A", ...fields })).toBe(expected);
    expect(validate(article.schema, { title: "A", ...fields })).toEqual([]);
  });

  it.each([{ draft: "yes" }, { published: "no" }])(
    "of the articles that says %j is refused, and not public",
    (fields) => {
      expect(isPublished(article, { title: "A", ...fields })).toBe(false);
      expect(validate(article.schema, { title: "A", ...fields })).toMatchObject([{ severity: "error" }]);
    },
  );

  it.each([event, club])("of any other source is always published", (source) => {
    expect(isPublished(source, { status: "draft" })).toBe(true);
  });
});
