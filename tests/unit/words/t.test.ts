import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { commaText } from "../../../src/words/comma-text";
import { t } from "../../../src/words/t";
import { compiledMessage, messageCode } from "../../../src/words/compile-message";
import { wordsOf } from "../../../src/words/catalogue";
import { inLanguage } from "../../support/in-language";

test("English is what the code says", () => {
  expect(t("Back to Events")).toBe("Back to Events");
});

test("a note to translators is not shown", () => {
  expect(wordsOf("Open||a registration", "en").text).toBe("Open");
});

test("what a language has no words for is English, with English numbers", () => {
  expect(wordsOf("no such message", "bn")).toMatchObject({ text: "no such message", language: "en" });
  expect(compiledMessage(wordsOf("{count, plural, other {# posts}}", "bn"))({ count: 2000 })).toBe("2,000 posts");
});

test("numbers and their nouns follow the language", () => {
  const posts = { text: "{count, plural, one {# postagem} other {# postagens}}", language: "pt-BR" } as const;
  expect(compiledMessage(posts)({ count: 2000 })).toBe("2.000 postagens");
  expect(messageCode(posts).imports).toContain(
    'import { pt as words_pt } from "@messageformat/runtime/lib/cardinals";',
  );
  const days = { text: "{count, plural, one {#টি পোস্ট} other {#টি পোস্ট}}", language: "bn" } as const;
  expect(compiledMessage(days)({ count: 12 })).toBe("১২টি পোস্ট");
});

test("numbers have the digits of the language, texts stay as they are", () => {
  const place = { text: "{total}-এর মধ্যে {place}: {name}", language: "bn" } as const;
  expect(compiledMessage(place)({ total: 1200, place: 3, name: "Lab 2" })).toBe("১২০০-এর মধ্যে ৩: Lab 2");
  expect(messageCode(place)).toMatchObject({
    imports: [expect.stringMatching(/^import \{ digits as words_digits \} from/)],
  });
  expect(messageCode({ text: "{total} of {place}", language: "en" }).imports).toEqual([]);
});

describe("in an invented language", () => {
  inLanguage("en-XA");
  test("every letter has an accent, and texts are longer", () => {
    expect(t("Back to Events")).toBe("[Ɓȧƈķ ŧǿ Ḗṽḗƞŧş~~~~]");
  });
  test("placeholders keep their names, and branches are words", () => {
    const words = wordsOf("{count, plural, one {# post of {name}} other {# posts}} <link>left</link>", "en-XA");
    expect(compiledMessage(words)({ count: 1, name: "Ann" })).toMatch(/^\[1 ƥǿşŧ ǿƒ Ann <link>ŀḗƒŧ<\/link>[~ ]+\]$/);
  });
});

test("a text whose English was changed in the catalogue keeps its key, and so its translations", () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), "words-")), "src/words/catalogues");
  mkdirSync(file, { recursive: true });
  writeFileSync(path.join(file, "en.json"), '{ "Back to Events": "Return to the events" }');
  writeFileSync(path.join(file, "bn.json"), "{}");
  writeFileSync(path.join(file, "es.json"), '{ "Back to Events": "Volver a los eventos" }');
  const project = process.cwd();
  process.chdir(path.resolve(file, "../../.."));
  try {
    jest.isolateModules(() => {
      const { wordsOf: words } =
        jest.requireActual<typeof import("../../../src/words/catalogue")>("../../../src/words/catalogue");
      expect(words("Back to Events", "en").text).toBe("Return to the events");
      expect(words("Back to Events", "es").text).toBe("Volver a los eventos");
      expect(words("Back to Events", "bn").text).toBe("Return to the events");
    });
  } finally {
    process.chdir(project);
  }
});

describe("on a site with Arabic pages", () => {
  inLanguage("en", "ar");

  test("each value keeps its own direction, in branches too", () => {
    const branches = { text: "{n, plural, one {# لـ {name}} other {# لـ {name}}}", language: "ar" } as const;
    expect(compiledMessage(branches)({ n: 3, name: "C++" })).toBe("3 لـ \u2068C++\u2069");
    expect(t("Back to Events")).toBe("Back to Events");
  });

  test("a row of texts is one text", () => {
    expect(commaText(["458-21", "C++", "x"])).toBe("458-21, \u2068C++\u2069, \u2068x\u2069");
  });
});
