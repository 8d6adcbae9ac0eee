import { contentTexts } from "./content-texts.mjs";
import { downwardImports } from "./downward-imports.mjs";
import { fixedIds } from "./fixed-ids.mjs";
import { moduleState } from "./module-state.mjs";
import { oneString } from "./one-string.mjs";
import { sitePaths } from "./site-paths.mjs";
import { words } from "./words.mjs";
import { unhandledChunks } from "./unhandled-chunks.mjs";

/** The rules of this project for its linter, oxlint, which supports rules written for ESLint. */
export default {
  meta: { name: "house" },
  rules: {
    "content-texts": contentTexts,
    "downward-imports": downwardImports,
    "fixed-ids": fixedIds,
    "module-state": moduleState,
    "one-string": oneString,
    "site-paths": sitePaths,
    "unhandled-chunks": unhandledChunks,
    words,
  },
};
