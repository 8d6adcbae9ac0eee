import { freeName } from "../../../../src/cms/saving/upload-names";

test.each([
  ["a name that no file has", "routine.pdf", ["content/media/other.pdf"], "routine.pdf"],
  ["a name that a file has", "routine.pdf", ["content/media/routine.pdf"], "routine-2.pdf"],
  ["the second name, too", "routine.pdf", ["a/routine.pdf", "a/routine-2.pdf"], "routine-3.pdf"],
  ["a photo that becomes WebP", "team.jpg", ["a/team.webp"], "team-2.jpg"],
  ["a name that differs in what Decap rewrites", "My  Routine.PDF", ["a/my-routine.pdf"], "My  Routine-2.PDF"],
  ["a Bangla name", "রুটিন.pdf", ["a/রুটিন.pdf"], "রুটিন-2.pdf"],
  ["a name without an ending", "routine", ["a/routine"], "routine-2"],
  ["a name with several dots", "v1.2.pdf", ["a/v1.2.pdf"], "v1.2-2.pdf"],
  ["a name with an apostrophe, which Decap makes a hyphen", "John's.jpg", ["a/john-s.webp"], "John's-2.jpg"],
  ["a name that differs in an apostrophe", "John's.jpg", ["a/johns.webp"], "John's.jpg"],
  ["a name that differs in a dot", "v1.2.pdf", ["a/v1-2.pdf"], "v1.2.pdf"],
  ["a path as Windows writes it", "routine.pdf", ["content\\media\\routine.pdf"], "routine-2.pdf"],
])("a name is free: %s", (_what, name, taken, expected) => {
  expect(freeName(name, taken)).toBe(expected);
});
