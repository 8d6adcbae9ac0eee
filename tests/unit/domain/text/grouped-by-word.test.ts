import { groupedByWord } from "../../../../src/domain/text/grouped-by-word";

const wordsOf = (words: readonly (string | null)[], order?: readonly string[]) =>
  groupedByWord(words, (word) => word, order).map(({ word, items }) => [word, items.length]);

describe("Items under their words", () => {
  it("follow an order, then the alphabet, then come those without a word", () => {
    expect(wordsOf(["Zinc", null, "Silver", "Gold", "Bronze"], ["Gold", "Silver"])).toEqual([
      ["Gold", 1],
      ["Silver", 1],
      ["Bronze", 1],
      ["Zinc", 1],
      [null, 1],
    ]);
  });

  it("are called as most of them are", () => {
    expect(wordsOf(["GRAPHS", "Graphs", "graphs", "Graphs"])).toEqual([["Graphs", 4]]);
  });

  it("are together whatever their capital letters and spaces", () => {
    expect(wordsOf(["Gold", "gold ", " GOLD", "  "])).toEqual([
      ["Gold", 3],
      [null, 1],
    ]);
  });
});
