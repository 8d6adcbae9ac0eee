import { isOutsideLink, isRelativePath, isSafeTarget, isSitePath } from "../../../../src/model/values/link-target";
import { fileReferenceError, linkError } from "../../../../src/model/values/reference";
import { webAddressError } from "../../../../src/model/values/web-link";

const plain = { sitePath: false, placeholder: false };
const disguised = [
  "//evil.example",
  String.raw`\\evil.example`,
  String.raw`/\evil.example`,
  "/\t/evil.example",
  "/\n\\evil.example",
];

describe("A link", () => {
  it("may be a path of this site where the field says so", () => {
    expect(linkError("/notice", { ...plain, sitePath: true })).toBeUndefined();
    for (const target of disguised) expect(linkError(target, { ...plain, sitePath: true })).toBeDefined();
  });

  it("to a page of the web has https or http", () => {
    expect(webAddressError("https://example.org")).toBeUndefined();
    expect(webAddressError("mailto:a@example.org")).toMatch(
      /with the scheme 'mailto:', expected a link with https or http/,
    );
  });
});

describe("A file", () => {
  it("that a page shows may not be a link with http, which its policy blocks", () => {
    expect(fileReferenceError("https://example.org/a.mp4", "media")).toBeUndefined();
    expect(fileReferenceError("../media/a.mp4", "media")).toBeUndefined();
    expect(fileReferenceError("http://example.org/a.png", "media")).toBe(
      "is 'http://example.org/a.png' with the scheme 'http:', expected a path such as ../media/picture.jpg, or an https link",
    );
  });
});

describe("A target", () => {
  it("is one of four sorts at most", () => {
    const sorts = (value: string) => [isOutsideLink(value), isSitePath(value), isRelativePath(value)];
    expect(sorts("https://example.org")).toEqual([true, false, false]);
    expect(sorts("/notice")).toEqual([false, true, false]);
    expect(sorts("/")).toEqual([false, true, false]);
    expect(sorts("../media/a.jpg")).toEqual([false, false, true]);
    for (const value of [...disguised, "#top", "?q=1"]) expect(sorts(value)).toEqual([false, false, false]);
  });

  it("may hold a colon behind its first segment", () => {
    expect(isSafeTarget("../media/Lecture 1: intro.pdf")).toBe(true);
  });
});
