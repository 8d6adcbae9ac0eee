import { closestName } from "../../../../src/model/check/closest-name";
import { event } from "../../../../src/model/kinds/event";
import { typesFor } from "../../../../src/model/files/file-types";
import { markdownWarnings } from "../../../../src/model/markdown/check-markdown";
import { isVideo } from "../../../../src/model/values/media";
import { normalised } from "../../../../src/model/schema/normalise";
import { quote } from "../../../../src/model/check/sentence";
import { fieldValues, validate } from "../../../../src/model/check/validate";
import { workshop } from "../../../../src/model/kinds/workshop";
import { growthOf, LARGEST_GROWTH } from "../../../support/growth";

const item = { id: "x", title: "X" };

describe("An item as the model spells it", () => {
  it.each([
    ["no null, empty text or unknown field", { date: null, time: "", venue: "  ", mascot: "owl" }, {}],
    ["no empty entry", { topics: ["a", "", null, " ", "b"] }, { topics: ["a", "b"] }],
    [
      "none of them in its groups",
      { gallery: [null, { src: "a.jpg", alt: "", credit: "me" }] },
      { gallery: [{ src: "a.jpg" }] },
    ],
    ["0 and false", { fee: 0, registrationOpen: false }, { fee: 0, registrationOpen: false }],
    ["new spellings", { isRegistrationOpen: true }, { registrationOpen: true }],
    [
      "the new one of two spellings",
      { isRegistrationOpen: true, registrationOpen: false },
      { registrationOpen: false },
    ],
    [
      "the old one if the new one is null",
      { isRegistrationOpen: true, registrationOpen: null },
      { registrationOpen: true },
    ],
  ])("has %s", (_, fields, expected) => {
    expect(normalised(event.schema, { ...item, ...fields })).toEqual({ ...item, ...expected });
  });

  it.each([
    [{ difficulty: "beginner" }, { level: "beginner" }],
    [{ certificate: true }, { certification: "Everyone who completes the workshop receives a certificate." }],
    [{ certificate: false }, {}],
    [{ certificate: "On paper" }, { certification: "On paper" }],
  ])("of a workshop with %j has %j", (fields, expected) => {
    expect(normalised(workshop.schema, fields)).toEqual(expected);
  });
});

describe("The check of an item", () => {
  it("finds nothing wrong with a valid one", () => {
    expect(validate(event.schema, item)).toEqual([]);
  });

  it("reports everything at once", () => {
    const diagnostics = validate(event.schema, { title: 5, status: "done", date: "soon", mascot: "owl" });
    expect(diagnostics.map(({ severity, path }) => `${severity} ${path}`)).toEqual([
      "error id",
      "error title",
      "error status",
      "warning date",
      "warning mascot",
    ]);
  });

  it("does not treat the values inside objects as fields", () => {
    expect(validate(event.schema, { ...item, toString: 1, hasOwnProperty: 2 }).map(({ path }) => path)).toEqual([
      "toString",
      "hasOwnProperty",
    ]);
  });
});

describe("The fields of an item", () => {
  it("are walked with their places, those inside groups too", () => {
    const walked = [
      ...fieldValues(event.schema, { ...item, isRegistrationOpen: true, gallery: [null, { src: "a.jpg" }] }),
    ];
    expect(walked.map(({ path, field }) => `${path}: ${field.info.kind}`)).toEqual([
      "id: slug",
      "title: text",
      "gallery: groups",
      "gallery[1].src: image",
      "isRegistrationOpen: bool",
    ]);
  });
});

describe("The closest name", () => {
  const names = ["title", "date", "registrationOpen", "src", "alt"];

  it.each([
    ["titel", "title"],
    ["Title", "title"],
    ["tite", "title"],
    ["registrationopen", "registrationOpen"],
    ["registration_open", "registrationOpen"],
    ["scr", "src"],
    ["dates", "date"],
  ])("to %s is %s", (name, closest) => {
    expect(closestName(name, names)).toBe(closest);
  });

  it.each(["mascot", "x", "", "constructor", "t".repeat(1_000_000)])(
    "is none for what is near to nothing (%.20s)",
    (name) => {
      expect(closestName(name, names)).toBeUndefined();
    },
  );
});

describe("Markdown", () => {
  it.each([
    "Plain text with 1 < 2 and a <- b, a & b, AT&T.",
    "A [link](https://example.org), [a path](/notice), ![a picture](../media/a.jpg), <https://example.org>, <a@example.org>.",
    "`<script>` and\n\n```html\n<script>alert(1)</script>\n```\n",
    "[a][b]\n\n[b]: /notice",
    "<b>bold</b><br>H<sub>2</sub>O <kbd>Ctrl</kbd> <a href='/x' class='y'>x</a> <!-- note -->",
    "<table>\n<tr><td>1</td></tr>\n</table>",
    "#include <vector>",
    "",
  ])("raises no warning: %j", (source) => {
    expect(markdownWarnings(source)).toEqual([]);
  });

  it.each([
    ["<details>x</details>", "contains raw HTML '<details>x</details>'"],
    ["<div onclick=x>\n</div>", "contains raw HTML '<div onclick=x> </div>'"],
    ["[a](javascript:alert(1))", "contains the unsafe link 'javascript:alert(1)'"],
    ["[a](&#106;avascript&colon;x)", "contains the unsafe link 'javascript:x'"],
    ["[a](javascript%3Ax)", "contains the unsafe link 'javascript%3Ax'"],
    [String.raw`[a](javascript\:x)`, "contains the unsafe link 'javascript:x'"],
    ["[a][b]\n\n[b]: data:text/html,x", "contains the unsafe link 'data:text/html,x'"],
    ["<javascript:alert(1)>", "contains the unsafe link 'javascript:alert(1)'"],
    ["![a](data:image/png;base64,x)", "contains the unsafe link 'data:image/png;base64,x'"],
    ["[a](ｊavascript:x)", "contains the unsafe link '%EF%BD%8Aavascript:x'"],
    ["[a](//evil.example)", "contains the unsafe link '//evil.example'"],
    ["![a](http://example.org/a.jpg)", "shows the picture 'http://example.org/a.jpg'"],
  ])("raises its warning: %j", (source, warning) => {
    expect(markdownWarnings(source).map((text) => text.split(", expected")[0])).toEqual([warning]);
  });
});

describe("A quotation", () => {
  it("is on one line and is cut where it is long", () => {
    expect(quote("a\n  b")).toBe("'a b'");
    expect(quote("x".repeat(61))).toBe(`'${"x".repeat(57)}…'`);
  });
});

describe("An entry of a post", () => {
  it.each([
    [{ src: "a.mp4" }, true],
    [{ src: "https://example.org/A.WEBM?x=1" }, true],
    [{ src: "a.mp4.jpg", type: null }, false],
    [{ src: "a.mp4", type: "image" }, true],
    [{ src: "a.JPG", type: "video" }, false],
    [{ src: "https://example.org/a.svg#x", type: "video" }, false],
    [{ src: "https://example.org/file?id=7", type: "video" }, true],
    [{ src: "https://example.org/file?id=7", type: "image" }, false],
    [{ src: "https://example.org/file?id=7", type: null }, false],
  ])("is what the name of its file tells, else what its type says: %j is a video: %s", (entry, expected) => {
    expect(isVideo(entry)).toBe(expected);
  });

  it("is a video or a picture for each type of file that the gallery takes", () => {
    for (const { family, extensions } of typesFor("media"))
      for (const extension of extensions)
        for (const type of ["image", "video"])
          expect([extension, isVideo({ src: `a.${extension}`, type })]).toEqual([extension, family === "video"]);
  });
});

describe("A file that is far too large", () => {
  it("has a few warnings for a great many unknown fields", () => {
    const unknown = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`mascot${index}`, 1]));
    const diagnostics = validate(event.schema, {
      ...item,
      ...unknown,
      gallery: [{ src: "a.jpg", alt: "A", ...unknown }],
    });
    expect(diagnostics).toHaveLength(42);
    expect(diagnostics.filter(({ message }) => message.startsWith("has 1000 fields"))).toEqual([
      expect.objectContaining({ severity: "warning", path: "" }),
      expect.objectContaining({ severity: "warning", path: "gallery[0]" }),
    ]);
  });

  it("is checked in time that grows with its size, however many entries are wrong", () => {
    const wrong = (size: number) => validate(event.schema, { ...item, topics: Array.from({ length: size }, () => 1) });
    expect(growthOf(wrong, 200)).toBeLessThan(LARGEST_GROWTH);
  });
});
