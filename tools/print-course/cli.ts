import "../../src/commands/speak";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { onlyArgument, runCommand } from "../../src/commands/run-command";
import { itemsOf, knownIds } from "../../src/content/content";
import { readSoundContent } from "../../src/content/content-changes";
import { inLanguage } from "../../src/content/translations/translated-items";
import { placedMessage, quote } from "../../src/model/check/sentence";
import { course } from "../../src/model/kinds/course";
import { normalised } from "../../src/model/schema/normalise";
import { replaceFile } from "../../src/outputs/writing/replace-file";
import { commaText } from "../../src/words/comma-text";
import { siteLanguage } from "../../src/words/site-language";
import { t } from "../../src/words/t";
import { booklet } from "./booklet";

const usage = [
  t(
    "Makes a booklet of a course, to be printed from a browser: its lessons, problems and questions, and the answers at\nthe end.",
  ),
  "",
  "  npm run print-course -- COURSE [--out FILE.html]",
  "",
  t("--out FILE.html    the file to write (default: the id of the course with .html). An existing one is replaced."),
  t("--language bn      prints the course in this language, where it is translated"),
].join("\n");

runCommand({
  usage,
  options: { out: { type: "string" } },
  content: "in use",
  run: async ({ out }, positionals, directory) => {
    const id = onlyArgument(positionals, "course", "npm run print-course -- python");
    const file = out ?? `${id}.html`;
    // Otherwise a mistake could overwrite another file.
    if (!/\.html?$/i.test(file)) throw new Error(placedMessage(file, t("expected a name that ends with .html")));
    const { content } = readSoundContent(directory);
    const item = itemsOf(content, course).find(({ name }) => name === id);
    if (!item) {
      const names = commaText([...knownIds(content, course)]);
      throw new Error(t("There is no course {course}, expected one of {names}", { course: quote(id), names }));
    }
    const fields = course.schema.parse(normalised(course.schema, inLanguage(item, siteLanguage()).fields));
    const address = pathToFileURL(path.resolve(directory, item.file)).href;
    await replaceFile(path.resolve(file), booklet(fields, address));
    console.log(t("Written: {file}", { file }));
    console.log(t("Open it in a browser, and print it."));
  },
});
