import { readArticle } from "../../../../src/content/read/read-article";
import { readJson } from "../../../../src/content/read/read-source";
import { scanJson } from "../../../../src/content/read/scan-json";
import { markdownTargets } from "../../../../src/content/rules/item-targets";

describe("An article", () => {
  it("is split into front matter and body", () => {
    const { frontMatter, body } = readArticle("---\ntitle: First\ntags: [a, b]\n---\n\nThe text.\n\n---\n\nMore.\n");
    expect(frontMatter).toEqual({ title: "First", tags: ["a", "b"] });
    expect(body).toBe("\nThe text.\n\n---\n\nMore.\n");
  });

  it("keeps a date without quotes unchanged", () => {
    expect(readArticle("---\npublishDate: 2026-01-15\nlastModified: 2026-01-15T10:00:00Z\n---\n").frontMatter).toEqual({
      publishDate: "2026-01-15",
      lastModified: "2026-01-15T10:00:00Z",
    });
  });

  it("may begin with a byte order mark and have lines that end with CRLF", () => {
    const { frontMatter, body } = readArticle(
      "\uFEFF---\r\ntitle: First\r\nexcerpt: >\r\n  one\r\n  two\r\n---\r\nThe text.\r\n",
    );
    expect(frontMatter).toEqual({ title: "First", excerpt: "one two\n" });
    expect(body).toBe("The text.\r\n");
  });

  it("may end with its front matter", () => {
    expect(readArticle("---\ntitle: First\n---").body).toBe("");
  });

  it("may hold three hyphens within its front matter that are not a line of their own", () => {
    expect(readArticle("---\ntitle: a --- b\n---\n").frontMatter).toEqual({ title: "a --- b" });
  });
});

describe("The scanner of JSON", () => {
  const words = (text: string) => text.split(" ");
  const valid = [
    ...words('{} [] 0 -0.5e+10 1E3 "" true false null {"a":{"b":[{},[],""]}} {"":1}'),
    ...[" \t\r\n[1 , 2]\n", String.raw`"\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"`, '"\u2028 \u007f é 😀"'],
  ];
  const invalid = [
    ...words(`{ } [ [1,] [,1] {"a"} {"a":} {"a":1,} {,} 01 1. .5 +1 1e 0x10 --1 NaN Infinity nul truefalse 'a' "a`),
    ...words(String.raw`"\x" "\u12" /**/1 {a:1} [1} {"a":1]`),
    ...["", '"\n"', "1 2", "[1 2]", '{"a":1 "b":2}', "\u00a01"],
  ];

  it.each(valid)("accepts what JSON.parse accepts: %j", (text) => {
    expect(() => void JSON.parse(text)).not.toThrow();
    expect(() => scanJson(text)).not.toThrow();
  });

  it.each(invalid)("refuses what JSON.parse refuses: %j", (text) => {
    expect(() => void JSON.parse(text)).toThrow();
    expect(() => scanJson(text)).toThrow(/^found .*, expected /);
  });

  it("agrees with JSON.parse on every text that differs from a valid one in one place", () => {
    const sound = String.raw`{"a": [1.5, "x\n", {"b": null}], "c": -2e3, "d": true}`;
    const isAccepted = (read: () => unknown) => {
      try {
        read();
        return true;
      } catch {
        return false;
      }
    };
    for (let index = 0; index < sound.length; index += 1)
      for (const insert of ["", ...Array.from('{}[],:"\\-.0e\n t')])
        for (const kept of [index, index + 1]) {
          const text = sound.slice(0, index) + insert + sound.slice(kept);
          expect([text, isAccepted(() => scanJson(text))]).toEqual([text, isAccepted(() => JSON.parse(text))]);
        }
  });

  it("finds names that are defined twice, at any depth", () => {
    expect([...scanJson('{"a": 1, "b": [{"c": 1, "c": 2, "a": 3}, {"c": 4}], "a": 2, "d": {"a": 1}}')]).toEqual([
      "b[0].c",
      "a",
    ]);
  });

  it("reads a long text without running out of stack", () => {
    const long = JSON.stringify({ text: '\\"é'.repeat(500_000) });
    expect(readJson(long).repeated.size).toBe(0);
  });
});

describe("The targets of a text in Markdown", () => {
  it("are its links and pictures, each once, decoded", () => {
    expect(
      markdownTargets(
        "[a](b%20c.pdf) ![d](<e f.jpg>) [a](b%20c.pdf) <https://example.org> [g]\n\n[g]: /notice 'title'",
      ),
    ).toEqual([
      { target: "b c.pdf", purpose: "download" },
      { target: "e f.jpg", purpose: "picture" },
      { target: "https://example.org", purpose: "download" },
      { target: "/notice", purpose: "download" },
    ]);
  });

  it("are none in code, nor for links that no page keeps", () => {
    expect(markdownTargets("`[a](b)` [c](javascript:alert(1))\n\n    [d](e)\n")).toEqual([]);
  });
});
