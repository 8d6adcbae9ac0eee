import { postIdIn, wrapIndex } from "../../../../src/domain/gallery/gallery";

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
