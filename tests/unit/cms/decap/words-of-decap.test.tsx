import { en } from "decap-cms-locales";
import { isJsonObject } from "../../../../src/model/schema/json-object";
import { decapLanguage } from "../../../../src/cms/configuration/configuration";
import { wordsOfDecap } from "../../../../src/cms/decap/words-of-decap";

const before = process.env.GATSBY_LANGUAGE;

function speak(language: string | undefined): void {
  if (language === undefined) delete process.env.GATSBY_LANGUAGE;
  else process.env.GATSBY_LANGUAGE = language;
}

afterEach(() => speak(before));

/** The texts in lists of words, by their places. */
function textsIn(words: unknown, place = ""): Map<string, string> {
  if (typeof words === "string") return new Map([[place, words]]);
  const lists = isJsonObject(words) ? Object.entries(words) : [];
  return new Map(lists.flatMap(([name, list]) => [...textsIn(list, place === "" ? name : `${place}.${name}`)]));
}

function placeholdersIn(text = ""): readonly string[] {
  return [...new Set(text.match(/%\{\w+\}/g))].sort();
}

describe.each(["bn", "ar", "es", "pt-BR"])("Decap in %s", (language) => {
  test("says everything that it says in English, of the same things", () => {
    speak(language);
    const words = textsIn(wordsOfDecap());
    const wrong = [...textsIn(en)].filter(
      ([place, text]) => placeholdersIn(text).join() !== placeholdersIn(words.get(place)).join() || !words.get(place),
    );
    expect(wrong).toEqual([]);
    expect(decapLanguage()).toBe(language);
  });
});

test.each([undefined, "en", "en-XA", "ar-XB"])("Decap keeps its English where the language is %s", (language) => {
  speak(language);
  expect(wordsOfDecap()).toEqual({});
  expect(decapLanguage()).toBe("en");
});
