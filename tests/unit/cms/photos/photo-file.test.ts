import { fittedSize, photoRefusal, unreadablePhoto } from "../../../../src/cms/photos/photo-file";

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ["a PDF", "a.jpg", "%PDF-1.7", "a.jpg is a PDF document, expected a photo (JPEG, PNG, WebP or AVIF)."],
  ["a text", "a.txt", "Hello", "a.txt is text, expected a photo (JPEG, PNG, WebP or AVIF)."],
  ["an empty file", "a.jpg", "", "a.jpg is empty, expected a photo (JPEG, PNG, WebP or AVIF)."],
])("%s is not a photo, whatever its name says", (_what, name, content, expected) => {
  expect(photoRefusal(name, bytes(content))).toBe(expected);
});

test.each([
  ["a GIF, which would lose its movement", "a.gif", "GIF89a"],
  ["a drawing", "a.svg", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["a video", "a.mp4", "\0\0\0\x18ftypmp42"],
])("%s is added in the usual way", (_what, name, content) => {
  expect(photoRefusal(name, bytes(content))).toMatch(/Add it with “Add entry” instead\.$/);
});

test("photos of cameras and phones are taken, also with the wrong extension", () => {
  expect(photoRefusal("a.png", bytes("\xff\xd8\xff"))).toBeUndefined();
  expect(photoRefusal("a.heic", bytes("\0\0\0\x18ftypheic"))).toBeUndefined();
});

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
  expect(fittedSize({ width, height }, 2000)).toEqual({ width: fittedWidth, height: fittedHeight });
});
