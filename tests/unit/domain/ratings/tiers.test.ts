import { tiers } from "../../../../src/domain/ratings/tiers";

test("the tiers have names of their own that an address can hold", () => {
  expect(new Set(tiers.map(({ key }) => key)).size).toBe(11);
  for (const { key } of tiers) expect(key).toMatch(/^[a-z-]+$/);
});
