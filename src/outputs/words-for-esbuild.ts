import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";
import { storageFolder } from "../domain/addresses/served-path";
import { STORAGE_FOLDER_VARIABLE } from "../model/storage-folder";
import { inlineWords } from "../words/inline-words";
import { BUILD_INFO_VARIABLE, buildInfo, buildInfoForPages } from "../model/build-info";
import { LANGUAGE_VARIABLE, LANGUAGES_VARIABLE, siteLanguage, siteLanguages } from "../words/site-language";

/** A plugin of esbuild that inserts the words of the interface in the language of the site, and no others. */
export const wordsForEsbuild: Plugin = {
  name: "words",
  setup({ onLoad, initialOptions }) {
    const language = siteLanguage();
    initialOptions.define = {
      ...initialOptions.define,
      [`process.env.${LANGUAGE_VARIABLE}`]: JSON.stringify(language),
      [`process.env.${LANGUAGES_VARIABLE}`]: JSON.stringify(siteLanguages().join(",")),
      [`process.env.${STORAGE_FOLDER_VARIABLE}`]: JSON.stringify(storageFolder()),
      [`process.env.${BUILD_INFO_VARIABLE}`]: JSON.stringify(buildInfoForPages(buildInfo())),
    };
    onLoad({ filter: /[\\/]src[\\/].*\.tsx?$/ }, async ({ path: file }) => ({
      contents: inlineWords(await readFile(file, "utf8"), language),
      loader: file.endsWith("x") ? "tsx" : "ts",
    }));
  },
};
