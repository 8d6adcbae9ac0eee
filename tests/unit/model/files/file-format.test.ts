import { fileFormat, type FileFormat } from "../../../../src/model/files/file-format";
import { photoWithLocation } from "../../../support/content/photo";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";

const bytes = (text: string) => Buffer.from(text, "latin1");

describe("The format of a file", () => {
  it.each(["jpeg", "png", "webp"] as const)("is %s for such a picture", async (format) => {
    expect(fileFormat(await photoWithLocation(format))).toBe(format);
  });

  it.each<[FileFormat, string]>([
    ["gif", "GIF89a\x01\0\x01\0"],
    ["avif", "\0\0\0\x20ftypavif\0\0\0\0avifmif1miaf"],
    ["avif", "\0\0\0\x20ftypmif1\0\0\0\0mif1avif"],
    ["heic", "\0\0\0\x18ftypheic\0\0\0\0mif1heic"],
    ["mp4", "\0\0\0\x18ftypisom\0\0\x02\0isomiso2"],
    ["mp4", "\0\0\0\x14ftypqt  \0\0\0\0qt  "],
    ["mp4", "\0\0\0\x08wide\0\0\0\0mdat"],
    ["webm", "\x1a\x45\xdf\xa3\x9f\x42\x86"],
    ["pdf", "%PDF-1.7\n%\xe2\xe3"],
    ["pdf", "\r\n%PDF-1.4"],
    ["zip", "PK\x03\x04\x14\0"],
    ["ogg", "OggS\0\x02"],
    ["7z", "7z\xbc\xaf'\x1c\0\x04"],
    ["rar", "Rar!\x1a\x07\x01\0"],
    ["rtf", "{\\rtf1\\ansi"],
    ["ole", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"],
    ["text", "name,roll\r\nRahim,612345\r\n"],
    ["text", "na\xefve Windows text \x93quoted\x94"],
    ["text", "\xff\xfen\0a\0m\0e\0"],
    ["text", "5 < 6"],
    ["text", "alert(document.cookie)"],
    ["empty", ""],
    ["unknown", "\x7fELF\x02\x01\x01\0"],
    ["unknown", "MZ\x90\0\x03"],
  ])("is %s for %j", (format, content) => {
    expect(fileFormat(bytes(content))).toBe(format);
  });

  it.each([
    "<!DOCTYPE html><title>x</title>",
    "\xef\xbb\xbf  <html>",
    "<script>alert(1)</script>",
    "<!-- x --><p>hello",
    '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>',
    "<html><svg></svg></html>",
    "<x %PDF-1.4",
    "\xff\xfe<\0h\0t\0m\0l\0>\0",
  ])("is markup for %j", (content) => {
    expect(fileFormat(bytes(content))).toBe("markup");
  });

  it.each([
    "<svg xmlns='http://www.w3.org/2000/svg'/>",
    '<?xml version="1.0"?>\n<!-- Made by hand -->\n<svg><script/></svg>',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [ <!ENTITY ns "http://www.w3.org/2000/svg"> ]>\n<svg:svg xmlns:svg="x">',
  ])("is svg for %j", (content) => {
    expect(fileFormat(bytes(content))).toBe("svg");
  });

  it.each(["<!--", "<?", "<!DOCTYPE [", "%PDF", "a"])("takes no quadratic time for a file full of %j", (piece) => {
    expect(growthOf((size) => fileFormat(bytes(piece.repeat(size))), 6_000)).toBeLessThan(LARGEST_GROWTH);
  });
});
