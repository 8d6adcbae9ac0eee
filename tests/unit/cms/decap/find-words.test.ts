import { filter } from "../../../../src/cms/decap/find-words";

const names = ["Nusrat Jahan", "Jahan Ali", "José O'Neill", "code-sprint-2026.webp", "নুসরাত জাহান"];
const find = (term: string) => filter(term, names, { extract: (name) => name }).map(({ original }) => original);

test.each([
  ["jahan nusrat", "Nusrat Jahan"],
  ["NUS jah", "Nusrat Jahan"],
  ["jose o’neill", "José O'Neill"],
  ["2026 code", "code-sprint-2026.webp"],
  ["codesprint", "code-sprint-2026.webp"],
  ["জাহান নুসরাত", "নুসরাত জাহান"],
])("a search for %s finds %s only", (term, name) => {
  expect(find(term)).toEqual([name]);
});

test("scattered letters are not a word", () => {
  expect(find("nsrt")).toEqual([]);
});

test("without a word everything is found, and what begins with the term comes first", () => {
  expect(find(" ")).toEqual(names);
  const [first] = filter("jahan", names, { extract: (name) => name }).toSorted((a, b) => b.score - a.score);
  expect(first?.original).toBe("Jahan Ali");
});
