import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { speakLanguageOf } from "../../../../src/content/settings/speak-language";
import { siteLanguage, siteLanguages } from "../../../../src/words/site-language";
import { emptyFolder } from "../../../support/temporary-folder";

const directory = emptyFolder();
const before = { ...process.env };
beforeEach(() => {
  for (const name of ["GATSBY_LANGUAGE", "GATSBY_LANGUAGES"]) Reflect.deleteProperty(process.env, name);
});
afterAll(() => Object.assign(process.env, before));

/** The languages of a site with this text in its settings, the main one first. */
function spoken(settings?: string): readonly string[] {
  mkdirSync(path.join(directory, "site"));
  if (settings !== undefined) writeFileSync(path.join(directory, "site/settings.json"), settings);
  speakLanguageOf(directory);
  return [siteLanguage(), ...siteLanguages().slice(1)];
}

test.each([
  ["the language of the settings", '{"language": "bn"}', ["bn"]],
  ["the further ones after it", '{"language": "pt-BR", "languages": ["es", "pt-BR", "bn"]}', ["pt-BR", "es", "bn"]],
  ["the language of a file as Windows editors save it", '\uFEFF{\r\n"language": "pt-BR"\r\n}', ["pt-BR"]],
  ["English where the settings name none", "{}", ["en"]],
  [
    "English where the settings name one that there is not",
    '{"language": "fr", "languages": ["fr", "ar"]}',
    ["en", "ar"],
  ],
  ["English where the settings can't be read", "{language: bn", ["en"]],
  ["English without settings", undefined, ["en"]],
])("a site speaks %s", (_, settings, languages) => {
  expect(spoken(settings)).toEqual(languages);
});

test("a language that was chosen before is kept", () => {
  process.env.GATSBY_LANGUAGE = "ar";
  expect(spoken('{"language": "bn", "languages": ["es"]}')).toEqual(["ar", "es"]);
});
