import { en } from "decap-cms-locales";
import { decapLanguage } from "../../../../src/cms/configuration/configuration";
import { isJsonObject } from "../../../../src/model/schema/json-object";
import { decapPlace, readCatalogue, wordsOfDecap } from "../../../../src/words/catalogue";
import { inLanguage } from "../../../support/in-language";

/** The texts in lists of words, by their places. */
function textsIn(words: unknown, place = ""): readonly (readonly [string, string])[] {
  if (typeof words === "string") return [[place, words]];
  const lists = isJsonObject(words) ? Object.entries(words) : [];
  return lists.flatMap(([name, list]) => textsIn(list, place === "" ? name : `${place}.${name}`));
}

const namesIn = (text: string) => [...new Set(text.match(/(?<=\{)\w+/g))].sort().join();

test("the English catalogue has all that Decap says, of the same things", () => {
  const ours = Object.entries(readCatalogue("en")).flatMap(([message, text]) => {
    const place = decapPlace(message);
    return place === undefined ? [] : [[place, namesIn(text)]];
  });
  expect(Object.fromEntries(ours)).toEqual(
    Object.fromEntries(textsIn(en).map(([place, text]) => [place, namesIn(text)])),
  );
});

test("Decap gets the words of a language as it writes them", () => {
  expect(wordsOfDecap("es")["editor.editorToolbar.status"]).toBe("Estado: %{status}");
});

describe.each(["en", "en-XA", "ar-XB"] as const)("Where the language is %s", (language) => {
  inLanguage(language);

  test("Decap keeps its English", () => {
    expect(wordsOfDecap(language)).toEqual({});
    expect(decapLanguage()).toBe("en");
  });
});
