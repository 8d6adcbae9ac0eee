import { isDue } from "../../../scripts/workflow/due.mjs";
import { previewName } from "../../../scripts/workflow/preview-name.mjs";
import { linksIn } from "../../../scripts/workflow/links.mjs";

const now = new Date("2026-11-22T12:00:00Z");

test.each([
  [{ next: "2026-11-22T11:59:00.000Z" }, true],
  [{ next: "2026-11-22T12:00:00.000Z" }, true],
  [{ next: "2026-11-22T12:00:01.000Z" }, false],
  [{ next: null }, false],
  [{ next: "soon" }, false],
  [undefined, false],
])("a site that says %j has to be built again: %s", (file, expected) => {
  expect(isDue(file, now)).toBe(expected);
});

test.each([
  ["7", "main", "pr-7"],
  ["", "feature/New look", "preview-feature-new-look"],
  ["", "main", "preview-main"],
  ["", "নতুন", "preview"],
  [undefined, "long-".repeat(20), "preview-long-long-long-long"],
])("the preview of pull request %j or branch %j is called %s", (pullRequest, branch, expected) => {
  expect(previewName(pullRequest, branch)).toBe(expected);
});

test("the links of a text are found as their readers would type them, each once", () => {
  const text = 'See https://a.org/x?y=1, [b](https://b.org/(c)) and "https://a.org/x?y=1" or http://c.org.';
  expect(linksIn(text)).toEqual(["https://a.org/x?y=1", "https://b.org/(c)", "http://c.org"]);
});

test.each([
  ["https://en.wikipedia.org/wiki/C_(programming_language)", "https://en.wikipedia.org/wiki/C_(programming_language)"],
  [
    "[C](https://en.wikipedia.org/wiki/C_(programming_language))",
    "https://en.wikipedia.org/wiki/C_(programming_language)",
  ],
  ["(see https://a.org/x).", "https://a.org/x"],
  ["[https://a.org/x[1]]", "https://a.org/x[1]"],
  [`"mapUrl": "https://x.org/O'Brien",`, "https://x.org/O'Brien"],
  ["link: 'https://a.org/x'", "https://a.org/x"],
  ["[a](https://a.org/x 'A title')", "https://a.org/x"],
  [String.raw`"**https://a.org/x**\nNext"`, "https://a.org/x"],
])("in %j the link is found whole, with what is in brackets", (text, link) => {
  expect(linksIn(text)).toEqual([link]);
});
