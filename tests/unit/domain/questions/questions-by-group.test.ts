import { questionsByGroup } from "../../../../src/domain/questions/questions-by-group";

const question = (jsonId: string, group: string | null, rank: number | null) => ({ jsonId, group, rank });

test("questions are in their groups by rank, then by id, and the group with the lowest rank is the first", () => {
  const groups = questionsByGroup([
    question("z", null, 1),
    question("a", "Money", null),
    question("b", "Money", 5),
    question("c", "Joining", 2),
    question("e", "Joining", 7),
    question("d", "Joining", 7),
    question("f", "Art", null),
  ]);
  expect(groups.map(({ word, items }) => [word, items.map(({ jsonId }) => jsonId).join("")])).toEqual([
    ["Joining", "cde"],
    ["Money", "ba"],
    ["Art", "f"],
    [null, "z"],
  ]);
});
