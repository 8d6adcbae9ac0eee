import { readFileSync } from "node:fs";
import path from "node:path";
import { folderEntries } from "../../../src/outputs/writing/list-files";
import { messageCalls } from "../../../src/words/inline-words";
import { readCatalogue } from "../../../src/words/catalogue";
import { clubLanguages } from "../../../src/words/languages";
import { englishOf } from "../../../src/words/messages";
import { wrongWords } from "../../../tools/words/wrong-words";

/** Names that some languages don't translate. */
const names = /^(?:E-mail|(?:Apple|Google) Calendar(?: \(.*\))?)$/;

const isSentence = (message: string) => (message.replace(/\{[^}]*\}|<[^>]*>/g, "").match(/\p{L}+/gu) ?? []).length > 1;

describe.each(clubLanguages)("The words in %s", (language) => {
  const words = readCatalogue(language);

  it("leave no sentence in English", () => {
    if (language === "en") return;
    const left = Object.entries(words).filter(
      ([message, text]) => text === englishOf(message) && isSentence(text) && !names.test(text),
    );
    expect(left).toEqual([]);
  });

  it("keep names and tags, and have each form that the language tells apart", () => {
    expect(wrongWords(words, language)).toEqual([]);
  });
});

test("messages are whole: none contains a phrase from another text", () => {
  const composed = Object.keys(readCatalogue("en")).filter((message) => /\{(?:expected|problem|what)\}/.test(message));
  expect(composed).toEqual([]);
});

test("tests only expect texts that are in the code", () => {
  const files = folderEntries("tests").filter(
    ({ name, parentPath }) => /\.tsx?$/.test(name) && !parentPath.endsWith("words"),
  );
  const expected = files.flatMap(({ parentPath, name }) =>
    messageCalls(readFileSync(path.join(parentPath, name), "utf8")),
  );
  const known = readCatalogue("en");
  expect(expected.map(({ message }) => message).filter((message) => !(message in known))).toEqual([]);
});
