import "../../src/commands/speak";
import { generators } from "../old-site/old-site";
import { onlyArgument, runCommand } from "../../src/commands/run-command";
import { t } from "../../src/words/t";

const usage = [
  "npm run import-articles -- FOLDER [options]",
  "",
  t(
    "Imports the articles of another site: those of Jekyll or Hugo, or plain Markdown. FOLDER holds them,\nsuch as ../old-site/_posts, or is the folder of the whole site. Says what it would do, and writes nothing before you add\n--write. Files that are there already are never changed.",
  ),
  "",
  t("--write             write the articles, their pictures and files, and the redirects; all of them or none"),
  t("--from PROGRAM      the program of the old site: {generators}; usually found by its files", {
    generators: generators.join(", "),
  }),
  t(
    "--permalink PATTERN the addresses of the old articles, such as /:year/:month/:title.html, if the old site's configuration\n                    does not say it, with the variables of the old program",
  ),
  t("--prefix PATH       the folder of its host in which the old site was, such as /club"),
  t("--media FOLDER      a folder with pictures of the old site, if they are not in it. May be repeated"),
  t("--no-redirects      write no redirects from the old addresses"),
  "",
  t("CONTENT_DIR names the content tree (default 'content'). The exit code is 1 if an article can't be imported."),
].join("\n");

runCommand({
  usage,
  options: {
    write: { type: "boolean" },
    from: { type: "string" },
    permalink: { type: "string" },
    prefix: { type: "string" },
    media: { type: "string", multiple: true },
    "no-redirects": { type: "boolean" },
  },
  content: "in use",
  run: async (values, positionals, directory) => {
    const folder = onlyArgument(
      positionals,
      t("folder||an argument of a command"),
      "npm run import-articles -- ../old-site/_posts",
    );
    const from = generators.find((generator) => generator === values.from);
    if (values.from !== undefined && from === undefined)
      throw new Error(
        t("--from: is {value}, expected one of {generators}.", {
          value: `'${values.from}'`,
          generators: generators.join(", "),
        }),
      );
    const { importArticles } = await import("./import-articles");
    const isFine = await importArticles(folder, {
      directory,
      from,
      write: values.write === true,
      redirects: values["no-redirects"] !== true,
      permalink: values.permalink,
      prefix: values.prefix,
      media: values.media ?? [],
    });
    process.exitCode = isFine ? 0 : 1;
  },
});
