import "../../src/commands/speak";
import { catalogueFile, readCatalogue } from "../../src/words/catalogue";
import { clubLanguages, type Language } from "../../src/words/languages";
import { replaceFile } from "../../src/outputs/writing/replace-file";
import { runCommand } from "../../src/commands/run-command";
import { catalogueText, collectMessages, englishCatalogue, valuesModule } from "./collect-messages";
import { t } from "../../src/words/t";

const usage = [
  t("Collects the words of the interface from the code, and says what is left to translate."),
  "",
  "  npm run words -- [--missing LANGUAGE]",
  "",
  t(
    "It writes src/words/catalogues/en.json and src/words/message-values.d.ts, and removes from the other catalogues what the code\nno longer asks for. --missing prints what a language has no words for yet, as JSON to fill in.",
  ),
].join("\n");

const translated: readonly Language[] = clubLanguages.filter((language) => language !== "en");

runCommand({
  usage,
  options: { missing: { type: "string" } },
  content: "none",
  wrongFlags: ({ missing }) =>
    missing === undefined || translated.some((language) => language === missing)
      ? []
      : [`--missing: expected one of ${translated.join(", ")}`],
  run: async ({ missing }) => {
    const messages = collectMessages();
    await replaceFile(catalogueFile("en"), englishCatalogue(messages));
    await replaceFile("src/words/message-values.d.ts", valuesModule(messages));
    for (const language of translated) {
      const words = readCatalogue(language);
      const kept = messages.flatMap((message) => (words[message] ? [[message, words[message]] as const] : []));
      await replaceFile(catalogueFile(language), catalogueText(Object.fromEntries(kept)));
      const left = messages.filter((message) => !words[message]);
      if (language === missing) console.log(catalogueText(Object.fromEntries(left.map((message) => [message, ""]))));
      console.error(`${language}: ${messages.length - left.length} of ${messages.length} texts`);
    }
  },
});
