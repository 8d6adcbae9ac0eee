import { seenData } from "../../../../src/cms/saving/seen-data";

const [opened, saved] = [{ title: "Opened" }, { title: "Saved" }];

test("the editor has seen an entry as it was opened, and as it was saved last", () => {
  expect(seenData(opened, undefined)).toEqual([opened]);
  expect(seenData(opened, saved)).toEqual([opened, saved]);
});

test("a draft that was saved before is not compared with the published file", () => {
  expect(seenData(undefined, saved)).toEqual([]);
});
