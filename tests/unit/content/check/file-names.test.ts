import { articleFile, picture } from "../../../support/content/content-tree";
import { linesFor } from "./lines-for";

const elsewhere = "expected another name";
const device = `has a name that Windows keeps for a device, ${elsewhere}`;

/** Names that some disks refuse can't be written everywhere. */
const onLinux = process.platform === "linux" ? describe : describe.skip;

onLinux("A file whose name is trouble on another computer is an error", () => {
  it.each([
    ["a device of Windows", "con.png", device],
    ["another one, in capital letters", "Aux.tar.gz", device],
    ["a device without an ending", "NUL", device],
    ["a device with a small number", "COM¹.jpg", device],
    ["a device before a space", "lpt1 .jpg", device],
    ...["?", ":", "*", "<", ">", "|", '"'].map((sign): [string, string, string] => [
      `the sign ${sign}`,
      `what${sign}.jpg`,
      `has '${sign}' in its name, which Windows can't store, ${elsewhere}`,
    ]),
    ["a backslash", "2026\\a.jpg", `has a backslash in its name, which the build can't read, ${elsewhere}`],
    ["a line break", "two\nlines.jpg", `has a line break in its name, ${elsewhere}`],
    ["a control character", "bell\u0007.jpg", `has the invisible character U+0007 in its name, ${elsewhere}`],
    ["a direction mark", "photo\u202Egpj.png", `has the invisible character U+202E in its name, ${elsewhere}`],
    ["a space without width", "pho\u200Bto.jpg", `has the invisible character U+200B in its name, ${elsewhere}`],
    ["a soft hyphen", "pho\u00ADto.jpg", `has the invisible character U+00AD in its name, ${elsewhere}`],
    ["a byte order mark", "\uFEFFphoto.jpg", `has the invisible character U+FEFF in its name, ${elsewhere}`],
    ["a filler of Hangul", "\u3164.jpg", `has the invisible character U+3164 in its name, ${elsewhere}`],
    ["a joiner between Latin letters", "a\u200Db.jpg", `has the invisible character U+200D in its name, ${elsewhere}`],
    [
      "a narrow space, as macOS puts it before PM",
      "Screenshot at 1.00.00\u202FPM.png",
      `has the space U+202F in its name, which looks like a usual one, ${elsewhere}`,
    ],
    ["a dot at the end", "photo.jpg.", `has a dot at the end of its name, which Windows leaves out, ${elsewhere}`],
    ["a space at the end", "photo.jpg ", `has a space at the end of its name, which Windows leaves out, ${elsewhere}`],
    ["a space at the beginning", " photo.jpg", `has a space at the beginning of its name, ${elsewhere}`],
    [
      "too many bytes",
      `${"ছবি".repeat(27)}.jpg`,
      `has a name of 247 bytes, expected at most 240 bytes: 240 English letters or 80 Bangla ones`,
    ],
  ])("%s", (_, name, message) => {
    const shown = name.replace(/[\s\p{Cc}]+/gu, " ");
    expect(linesFor({ [`media/${name}`]: picture })).toEqual([`content/media/${shown}: ${message}`]);
  });

  it("at any depth, for folders, and for files that no item uses", () => {
    const files = {
      "media/2026/aux/a.jpg": picture,
      "media/b./c?.txt": "",
      "notes:old.txt": "",
      "blog/drawings /a.svg": "",
    };
    expect(linesFor(files)).toEqual([
      "content/blog/drawings : has a space at the end of its name, which Windows leaves out, expected another name",
      "content/media/2026/aux: has a name that Windows keeps for a device, expected another name",
      "content/media/b.: has a dot at the end of its name, which Windows leaves out, expected another name",
      "content/media/b./c?.txt: has '?' in its name, which Windows can't store, expected another name",
      "content/notes:old.txt: has ':' in its name, which Windows can't store, expected another name",
    ]);
  });

  it("once: an item says it at its id, an article at its name", () => {
    const lines = linesFor({ "events/con.json": { id: "con", title: "X" }, "blog/a?.md": articleFile("title: X") });
    expect(lines).toHaveLength(2);
  });
});

onLinux("Two names that are one on some computers are an error", () => {
  const one = "which Windows and macOS take for one file, expected names that differ in more";

  it.each([
    ["in capital letters", "photo.JPG", "photo.jpg"],
    ["in capital letters of another script", "Ёлка.jpg", "ёлка.jpg"],
    ["in the letters of a ligature that capital letters undo", "STRASSE.jpg", "straße.jpg"],
  ])("that differ only %s", (_, first, second) => {
    expect(linesFor({ [`media/${first}`]: picture, [`media/${second}`]: picture })).toEqual([
      `content/media/${second}: differs from content/media/${first} only in upper and lower case, ${one}`,
    ]);
  });

  it("that differ only in how their accents are stored", () => {
    const [first, second] = ["é.jpg".normalize("NFC"), "é.jpg".normalize("NFD")];
    const [line, ...others] = linesFor({ [`media/${first}`]: picture, [`media/${second}`]: picture });
    expect(others).toEqual([]);
    expect(line?.normalize("NFC")).toBe(
      `content/media/é.jpg: differs from content/media/é.jpg only in how its accents are stored, ${one}`.normalize(
        "NFC",
      ),
    );
  });

  it("for folders too, whose files would become those of one folder", () => {
    expect(linesFor({ "media/Camp/a.jpg": picture, "media/camp/b.jpg": picture })).toEqual([
      `content/media/camp: differs from content/media/Camp only in upper and lower case, ${one}`,
    ]);
  });

  it("but the same name in two folders is fine", () => {
    expect(linesFor({ "media/a/x.jpg": picture, "media/b/X.jpg": picture })).toEqual([]);
  });
});

onLinux("A name is fine", () => {
  it.each([
    "ছবি ২০২৬.jpg",
    "র\u200D্যালি.jpg",
    "नमस्ते क\u094D\u200Cष.jpg",
    "team 👩\u200D💻.jpg",
    "love ❤\uFE0F.jpg",
    "Contest (final), 100% & more #1.jpg",
    "console.log.txt",
    "com10.jpg",
    "O'Neill’s.jpg",
  ])("with letters of any script, emoji and other signs: %s", (name) => {
    expect(linesFor({ [`media/${name}`]: picture })).toEqual([]);
  });

  it("in one Unicode form or the other, if no other file has it", () => {
    expect(linesFor({ [`media/${"é.jpg".normalize("NFD")}`]: picture })).toEqual([]);
    const event = { id: "café".normalize("NFC"), title: "An event" };
    expect(linesFor({ [`events/${"café".normalize("NFD")}.json`]: event })).toEqual([]);
  });
});
