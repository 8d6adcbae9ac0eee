import { postIdIn, wrapIndex, isNearBottom } from "../../../../src/domain/gallery/gallery";

describe("An index of a gallery", () => {
  it.each([
    [0, 5, 0],
    [4, 5, 4],
    [5, 5, 0],
    [-1, 5, 4],
    [-6, 5, 4],
    [12, 5, 2],
    [1, 1, 0],
    [-1, 1, 0],
  ])("%d of %d pictures comes in at %d", (index, length, wrapped) => {
    // `Object.is` tells 0 from -0, which would read as '-0'.
    expect(Object.is(wrapIndex(index, length), wrapped)).toBe(true);
  });

  it("is 0 where there are no pictures", () => {
    expect(wrapIndex(3, 0)).toBe(0);
  });
});

describe("The post that an address names", () => {
  it.each([
    ["#12", 12],
    ["#0", 0],
    ["#007", 7],
  ])("%j is post %d", (hash, id) => {
    expect(postIdIn(hash)).toBe(id);
  });

  it.each(["", "#", "12", "#abc", "#12a", "#-1", "#1.5", "# 1", "#1#2", "#%31", "#১২", "#main", `#${"9".repeat(400)}`])(
    "%j names none",
    (hash) => {
      expect(postIdIn(hash)).toBeUndefined();
    },
  );
});

describe("The bottom of the page", () => {
  const at = (scrolled: number, listEnd = 4900) =>
    isNearBottom({ scrolled, windowHeight: 900, pageHeight: 5000, listEnd });

  it("is near within 800 px", () => {
    expect(at(0)).toBe(false);
    expect(at(3299)).toBe(false);
    expect(at(3300)).toBe(true);
    expect(at(4100)).toBe(true);
  });

  it("is near on a page that fits into the window", () => {
    expect(isNearBottom({ scrolled: 0, windowHeight: 900, pageHeight: 600, listEnd: 500 })).toBe(true);
  });

  it("is near where the end of the list is in sight, however much is below it", () => {
    expect(at(2600, 3500)).toBe(false);
    expect(at(2601, 3500)).toBe(true);
  });
});
