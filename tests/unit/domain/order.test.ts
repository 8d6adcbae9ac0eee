import { inNaturalOrder } from "../../../src/domain/text/natural-order";

const inOrder = (...names: readonly string[]) => names.toSorted(inNaturalOrder);

describe("Names in the order of people", () => {
  it("have letters with accents beside those without", () => {
    expect(inOrder("Zoo", "Öko", "Physik", "Éclair", "élan", "Łódź", "Design", "apps")).toEqual([
      ...["apps", "Design", "Éclair", "élan", "Łódź", "Öko", "Physik", "Zoo"],
    ]);
  });

  it("count numbers, and keep scripts together", () => {
    expect(inOrder("প্রোগ্রামিং", "Level 10", "আলোচনা", "Level 2")).toEqual([
      ...["Level 2", "Level 10", "আলোচনা", "প্রোগ্রামিং"],
    ]);
  });

  it("are never equal unless they are the same: the order does not depend on that of the files", () => {
    const [composed, decomposed] = ["Öko", "O\u0308ko"];
    expect(inOrder(composed, decomposed)).toEqual(inOrder(decomposed, composed));
    expect(inNaturalOrder(composed, composed)).toBe(0);
  });
});
