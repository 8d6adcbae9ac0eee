import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { article } from "../../../src/model/article";
import { event } from "../../../src/model/event";
import { isPublished } from "../../../src/model/kind";
import { club } from "../../../src/model/site/club";

test("what is published is said in the model and nowhere else", () => {
  const sources = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) => /\.tsx?$/.test(file));
  const saying = sources.filter((file) => /"published"/.test(readFileSync(path.join("src", file), "utf8")));
  expect(saying.filter((file) => !file.endsWith("gatsby-types.d.ts"))).toEqual([path.join("model", "article.ts")]);
});

describe("An item", () => {
  it.each([
    ["published", true],
    ["draft", false],
    [null, false],
    ["", false],
    [undefined, false],
  ])("of the articles with the status %j is published: %j", (status, expected) => {
    expect(isPublished(article, { title: "A", status })).toBe(expected);
  });

  it.each([event, club])("of any other source is always published", (source) => {
    expect(isPublished(source, { status: "draft" })).toBe(true);
  });
});
