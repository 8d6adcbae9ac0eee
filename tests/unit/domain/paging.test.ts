import { BLOCK_SIZE, PAGE_SIZE, shownAfter, blocksOf } from "../../../src/domain/paging";
import { manyMembers } from "../../support/components/members";

describe("paging through the members", () => {
  it("shows 20 more each time and stops at the last", () => {
    expect(shownAfter(PAGE_SIZE, 10_000)).toBe(40);
    expect(shownAfter(40, 45)).toBe(45);
    expect(shownAfter(45, 45)).toBe(45);
  });

  it("never shows less than a first page, so that a longer list begins with 20", () => {
    expect(shownAfter(PAGE_SIZE, 3)).toBe(PAGE_SIZE);
    expect(shownAfter(PAGE_SIZE, 0)).toBe(PAGE_SIZE);
  });

  it("reaches all of 10,000 after 499 steps", () => {
    let [shown, steps] = [PAGE_SIZE, 0];
    while (shown < 10_000) {
      shown = shownAfter(shown, 10_000);
      steps += 1;
    }
    expect(steps).toBe(499);
  });
});

describe("blocks of a long list", () => {
  it("contain everyone exactly once, in order", () => {
    const members = manyMembers(10_000);
    expect(blocksOf(members, BLOCK_SIZE).flat()).toEqual(members);
    expect(blocksOf([], BLOCK_SIZE)).toEqual([]);
  });

  it("hold whole rows, whether a row has one, two, three, four, five or six", () => {
    for (const columns of [1, 2, 3, 4, 5, 6]) expect(BLOCK_SIZE % columns).toBe(0);
  });
});
