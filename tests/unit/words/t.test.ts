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
  expect(wordsOf("no such message", "bn")).toEqual({ text: "no such message", language: "en" });
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
