import { article } from "../../../src/model/article";
import { event } from "../../../src/model/event";
import { isPublished } from "../../../src/model/kind";
import { club } from "../../../src/model/site/club";

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
