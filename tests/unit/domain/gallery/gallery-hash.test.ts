import { postIdIn, selectedPost } from "../../../../src/domain/gallery/gallery-hash";

describe("The post that an address names", () => {
  it.each([
    ["#12", 12],
    ["#0", 0],
    ["#007", 7],
  ])("%j is post %d", (hash, id) => {
    expect(postIdIn(hash)).toBe(id);
  });

  it.each(["", "#", "12", "#abc", "#12a", "#-1", "#1.5", "# 1", "#1#2", "#%31", "#১২", "#main"])(
    "%j names none",
    (hash) => {
      expect(postIdIn(hash)).toBeUndefined();
    },
  );
});

describe("What the gallery shows", () => {
  it("is one post while the address names one, and all of them otherwise", () => {
    expect(selectedPost(undefined, "#3")).toBe(3);
    expect(selectedPost(3, "#5")).toBe(5);
    expect(selectedPost(3, "")).toBeUndefined();
    expect(selectedPost(3, "#abc")).toBeUndefined();
  });

  it("stays as it is for a reader who skips to the content", () => {
    expect(selectedPost(3, "#main")).toBe(3);
    expect(selectedPost(undefined, "#main")).toBeUndefined();
  });
});
