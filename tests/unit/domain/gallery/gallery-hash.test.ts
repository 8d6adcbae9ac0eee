import { postIdIn } from "../../../../src/domain/gallery/gallery-hash";

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
