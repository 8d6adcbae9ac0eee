import { fileContentError, fileNameError } from "../../../../src/model/files/file-error";

const bytes = (text: string) => Buffer.from(text, "latin1");
const png = bytes("\x89PNG\r\n\x1a\n");
const page = bytes("<!doctype html><script src=evil.js></script>");

describe("The name of a file", () => {
  it("is reported together with all that the field accepts", () => {
    expect(fileNameError("x.exe", "picture")).toBe(
      "points to 'x.exe', a file of the type 'exe', expected a picture (jpg, jpeg, png, webp, avif, gif or svg)",
    );
  });
});

describe("The content of a file", () => {
  it.each([
    ["photo.png", png],
    ["rules.pdf", bytes("%PDF-1.4")],
    ["letter.doc", bytes("{\\rtf1")],
    ["old.doc", bytes("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")],
    ["talk.odp", bytes("PK\x03\x04")],
    ["film.mov", bytes("\0\0\0\x14ftypqt  ")],
    ["logo.svg", bytes("<svg onload='x'/>")],
  ])("is right in %s", (name, head) => {
    expect(fileContentError(name, head)).toEqual([]);
  });

  it.each([
    ["photo.jpg", page, "but its content is a web page or XML, expected a JPEG picture"],
    ["list.csv", page, "but its content is a web page or XML, expected a plain text"],
    ["photo.png", bytes("<svg/>"), "but its content is an SVG drawing, expected a PNG picture"],
    ["rules.pdf", png, "but its content is a PNG picture, expected a PDF document"],
    ["clip.mp4", png, "but its content is a PNG picture, expected an MP4 video"],
    ["logo.svg", page, "but its content is a web page or XML, expected an SVG drawing"],
  ])("is wrong in %s", (name, head, message) => {
    expect(fileContentError(name, head)).toEqual([
      { code: "invalid-file", severity: "error", message: `points to '${name}', ${message}` },
    ]);
  });

  it("may be a pointer of Git LFS, which is an error that says what to do", () => {
    const pointer = bytes("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n");
    for (const name of ["photo.jpg", "list.csv", "clip.mp4"])
      expect(fileContentError(name, pointer)).toEqual([
        {
          code: "invalid-file",
          severity: "error",
          message: `points to '${name}', which only says where Git LFS keeps the file, expected the file: run 'git lfs pull'`,
        },
      ]);
  });

  it.each([
    ["photo.webp", bytes("RIFF\0\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0")],
    ["photo.png", Buffer.concat([png, bytes("\0\0\0\x08acTL\0\0\0\x02IDAT")])],
    ["photo.avif", bytes("\0\0\0\x20ftypavis\0\0\0\0avif")],
  ])("may move, of which the page shows one frame: %s", (name, head) => {
    expect(fileContentError(name, head)).toMatchObject([
      {
        severity: "warning",
        message: `points to '${name}', a picture that moves, of which the page shows one frame, expected a video or a GIF`,
      },
    ]);
    expect(fileContentError("a.gif", bytes("GIF89a"))).toEqual([]);
  });

  it("may be a picture of another type, since it is published under the right one", () => {
    expect(fileContentError("photo.jpg", png)).toEqual([
      {
        code: "misnamed-file",
        severity: "warning",
        message:
          "points to 'photo.jpg', but its content is a PNG picture, expected a JPEG picture; the page will show it anyway",
      },
    ]);
  });

  it.each([
    ["photo.jpg", bytes("alert(1)"), "text, expected a JPEG picture"],
    ["photo.jpg", bytes("\0\0\0\x18ftypheic"), "an HEIC picture, expected a JPEG picture"],
    ["tool.zip", bytes("MZ\x90\0"), "of no known type, expected a ZIP archive"],
  ])("may be unreadable, since %s is then not published", (name, head, words) => {
    const message = `points to '${name}', but its content is ${words}; the page will leave it out`;
    expect(fileContentError(name, head)).toEqual([{ code: "invalid-file", severity: "warning", message }]);
  });

  it("may have letters, which a computer without their font draws in another", () => {
    const inkscape = bytes(
      `<svg xmlns="x"><metadata>${"x".repeat(100_000)}</metadata><svg:text y="9">Club</svg:text></svg>`,
    );
    expect(fileContentError("logo.svg", inkscape)).toEqual([
      {
        code: "doubtful-file",
        severity: "warning",
        message:
          "points to 'logo.svg', a drawing whose letters depend on the fonts of each computer, expected letters as paths (in Inkscape: Path, Object to Path)",
      },
    ]);
    expect(fileContentError("logo.svg", bytes("<svg><textPath/><title>text</title></svg>"))).toEqual([]);
  });

  it("may be missing, as after a broken upload", () => {
    expect(fileContentError("clip.mp4", bytes(""))).toEqual([
      {
        code: "invalid-file",
        severity: "warning",
        message: "points to 'clip.mp4', an empty file, expected an MP4 video; the page will leave it out",
      },
    ]);
  });
});
