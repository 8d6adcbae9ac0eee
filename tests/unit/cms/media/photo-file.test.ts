import { fittedSize, unreadablePhoto } from "../../../../src/cms/media/photo-file";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test("a photo that the browser can't read says what to do", () => {
  expect(unreadablePhoto("a.heic", bytes("\0\0\0\x18ftypheic"))).toBe(
    "a.heic is an HEIC picture, which this browser can't read. Save it as JPEG first.",
  );
  expect(unreadablePhoto("a.jpg", bytes("\xff\xd8\xff"))).toBe("a.jpg can't be read: it may be damaged.");
});

test.each([
  ["a wide photo becomes smaller", [4000, 3000], [2000, 1500]],
  ["a high photo becomes smaller", [3000, 4000], [1500, 2000]],
  ["a small photo is not enlarged", [640, 360], [640, 360]],
  ["a stripe keeps one pixel of its short side", [100_000, 2], [2000, 1]],
])("%s", (_what, [width = 0, height = 0], [fittedWidth, fittedHeight]) => {
  expect(fittedSize({ width, height })).toEqual({ width: fittedWidth, height: fittedHeight });
});
