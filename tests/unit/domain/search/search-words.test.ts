import { searchQuery } from "../../../../src/domain/search/search-words";

test("a word is searched in its parts, too, but not if one of them is a letter, which would find almost everything", () => {
  expect(searchQuery("problem-solving").spellings).toContain("problem solving");
  expect(searchQuery("e-mail").spellings).toEqual(["email"]);
});
