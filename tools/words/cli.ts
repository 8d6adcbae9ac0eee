import "../../src/commands/speak";
import { catalogueFile, readCatalogue } from "../../src/words/catalogue";
import { clubLanguages, type Language } from "../../src/words/languages";
import { replaceFile } from "../../src/outputs/writing/replace-file";
import { runCommand } from "../../src/commands/run-command";
import {
  catalogueText,
  collectMessages,
  completedEnglish,
  jsonText,
  unusedKeys,
  withRenamed,
} from "./collect-messages";
import { wrongWords } from "./wrong-words";

// For developers, in the language of the code.
const usage = `Lists the texts of the interface that a language has no words for, and adds new ones to the English catalogue.

  npm run words                              say how much each language has, and what is wrong in its catalogue
  npm run words -- --missing LANGUAGE        print what a language lacks, as JSON to fill in, and nothing else
  npm run words -- --renamed OLD --to NEW    keep the translations of a text that has changed in the code
  npm run words -- --delete-unused           delete the words for texts that the code no longer has, and list them`;

const translated: readonly Language[] = clubLanguages.filter((language) => language !== "en");

runCommand({
  usage,
  options: {
    missing: { type: "string" },
    renamed: { type: "string" },
    to: { type: "string" },
    "delete-unused": { type: "boolean" },
  },
  content: "none",
  wrongFlags: ({ missing, renamed, to }) => [
    ...(missing === undefined || translated.some((language) => language === missing)
      ? []
      : [`--missing: expected one of ${translated.join(", ")}`]),
    ...((renamed === undefined) === (to === undefined) ? [] : ["--renamed and --to: expected both"]),
  ],
  run: async ({ missing, renamed, to, "delete-unused": deleteUnused }) => {
    const messages = collectMessages();
    const lacking = (language: Language) => {
      const words = readCatalogue(language);
      return messages.filter((message) => !words[message]);
    };
    const wanted = translated.find((language) => language === missing);
    if (wanted !== undefined) {
      process.stdout.write(jsonText(Object.fromEntries(lacking(wanted).map((message) => [message, ""]))));
      return;
    }
    const unused = new Map<string, Language[]>();
    for (const language of clubLanguages) {
      // In English, the new text itself replaces the old one.
      const isRenamed = renamed !== undefined && to !== undefined && language !== "en";
      const words = isRenamed ? withRenamed(readCatalogue(language), renamed, to) : readCatalogue(language);
      const keys = unusedKeys(messages, words);
      for (const key of keys) unused.set(key, [...(unused.get(key) ?? []), language]);
      const kept = deleteUnused
        ? Object.fromEntries(Object.entries(words).filter(([key]) => !keys.includes(key)))
        : words;
      const all = language === "en" ? completedEnglish(messages, kept) : kept;
      await replaceFile(catalogueFile(language), catalogueText(all));
    }
    for (const [key, inLanguages] of unused) {
      const what = deleteUnused ? "deleted" : "no longer in the code, kept";
      console.error(`${what} (${inLanguages.join(", ")}): ${JSON.stringify(key)}`);
    }
    for (const language of translated)
      console.error(`${language}: ${messages.length - lacking(language).length} of ${messages.length} texts`);
    const wrong = translated.flatMap((language) => wrongWords(readCatalogue(language), language));
    if (wrong.length > 0) throw new Error(wrong.join("\n"));
  },
});
