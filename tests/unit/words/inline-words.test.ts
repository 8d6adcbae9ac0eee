import { inlineWords, messageCalls } from "../../../src/words/inline-words";

const importing = (code: string) => `import { t } from "../../../src/words/t";\n${code}`;

test("the words replace the call, and nothing is imported for them", () => {
  const code = inlineWords(
    importing('const a = <Tag title={t("Back to Events")}>{t("It\'s {open}.".slice(1))}</Tag>;'),
    "en",
  );
  expect(code).toContain('title={"Back to Events"}');
  expect(code).not.toContain("words/t");
});

test("a message with values becomes a function of them", () => {
  const code = inlineWords(
    importing('export const text = t("{count, plural, one {# post} other {# posts}} of {name}", { count: 1, name });'),
    "en",
  );
  expect(code).toContain('import { plural as words_plural } from "@messageformat/runtime";');
  expect(code).toContain('one: words_number("en-US", d.count, 0) + " post"');
  expect(code).toMatch(/\)\(\{ count: 1, name \}\);$/);
});

test("lines stay where they are, for the places of errors", () => {
  const source = importing(
    'import { a } from "./a";\n\nexport const b = t("{count, plural, other {#}}", { count: a });\n',
  );
  expect(inlineWords(source, "en").split("\n")).toHaveLength(source.split("\n").length);
});

test("names of messages and words in quotes are not mistaken for calls", () => {
  const source = importing(
    'const plural = "plural(one, two)"; const a = t("plural (one) {count, plural, other {#}}", { count });',
  );
  expect(inlineWords(source, "en")).toContain('"plural(one, two)"; const a = ((d) => "plural (one) " + words_plural(');
});

test("other functions of that name are left alone", () => {
  const source = 'const t = (text: string) => text;\nexport const a = t("Back");';
  expect(inlineWords(source, "en")).toBe(source);
  expect(messageCalls(source)).toEqual([]);
  expect(messageCalls(importing('set("a"); this.t("b"); "t("; t(\n  "c {d}",\n  { d },\n);'))).toMatchObject([
    { message: "c {d}", hasValues: true },
  ]);
});

test("a message that is not written in the call is an error", () => {
  expect(() => inlineWords(importing('t("a"); t(label)'), "en")).toThrow(/between quotes/);
});

test("placeholders may be called as what the code calls", () => {
  const code = inlineWords(
    importing('t("{number, number} of {plural, plural, other {#}}", { number, plural });'),
    "en",
  );
  expect(code).toContain('words_number("en-US", d.number, 0) + " of " + words_plural(d.plural, 0, words_en,');
});
