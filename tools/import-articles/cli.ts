import "../../src/commands/speak";
import { readFileSync } from "node:fs";
import path from "node:path";
import { checkItems } from "../../src/content/check/check-items";
import { headReader } from "../../src/content/check/check-content";
import { itemOfChange, readSoundContent, withRedirects, type ContentChange } from "../../src/content/content-changes";
import type { Content, ContentItem } from "../../src/content/content";
import { staticPaths, type ContentTree } from "../../src/content/content-tree";
import { readSource } from "../../src/content/read/read-source";
import { article } from "../../src/model/kinds/article";
import { onOneLine, placedMessage, severityWord } from "../../src/model/check/sentence";
import { headLength } from "../../src/model/files/file-format";
import { replaceTogether } from "../../src/outputs/writing/write-changes";
import { onlyArgument, runCommand } from "../../src/commands/run-command";
import { readOldSite, type OldSite } from "../old-site/old-site";
import { planArticles, type ArticlePlan, type PlannedArticle } from "../old-site/plan-articles";
import { t } from "../../src/words/t";

const usage = [
  "npm run import-articles -- FOLDER [--permalink PATTERN] [--write]",
  "",
  t(
    "Imports the articles of another site: those of Jekyll or Hugo, or plain Markdown. FOLDER holds them,\nsuch as ../old-site/_posts, or is the folder of the whole site. Says what it would do, and writes nothing before you add\n--write. Files that are there already are never changed.",
  ),
  "",
  t("--write             write the articles, their pictures and files, and the redirects; all of them or none"),
  t(
    "--permalink PATTERN the addresses of the old articles, such as /:year/:month/:title.html, if the old site's configuration\n                    does not say it, with the variables of the old program",
  ),
  "",
  t("CONTENT_DIR names the content tree (default 'content'). The exit code is 1 if an article can't be imported."),
].join("\n");

runCommand({
  usage,
  options: { write: { type: "boolean" }, permalink: { type: "string" } },
  content: "in use",
  run: async ({ write, permalink }, positionals, directory) => {
    const folder = onlyArgument(positionals, "folder", "npm run import-articles -- ../old-site/_posts");
    const site = readOldSite(folder);
    const { tree, content } = readSoundContent(directory);
    const planned = planArticles(site, content, permalink, new Date());
    const redirects = planned.redirects.length === 0 ? undefined : withRedirects(content, planned.redirects);
    const plan = { ...planned, articles: checkedArticles(planned, redirects, tree, content) };
    for (const line of describePlan(folder, site, plan)) console.log(line);
    if (plan.articles.some(({ kind }) => kind === "wrong")) {
      console.log(t("Articles have errors: nothing is written until they are corrected."));
      process.exitCode = 1;
    } else if (write) await writePlan(plan, redirects, directory);
    else console.log(t("Nothing was written. Add --write to do this."));
  },
});

function checkedArticles(
  plan: ArticlePlan,
  redirects: ContentChange | undefined,
  tree: ContentTree,
  content: Content,
): PlannedArticle[] {
  const added = plan.articles
    .filter(({ kind }) => kind === "new")
    .map(({ file, text }): ContentItem => ({
      source: article,
      file,
      name: path.posix.basename(file, ".md"),
      ...readSource(article, text),
    }));
  const list = redirects && itemOfChange(redirects);
  const items = [...content.items.filter(({ file }) => file !== list?.file), ...added, ...(list ? [list] : [])];
  const copied = new Map(plan.files.map(({ from, name }) => [`media/${name}`, from]));
  const stored = headReader(tree);
  const headOf = (file: string) => {
    const from = copied.get(file);
    return from === undefined ? stored(file) : readFileSync(from).subarray(0, headLength(from));
  };
  const after = { ...content, tree: { ...content.tree, files: new Set([...tree.files, ...copied.keys()]) }, items };
  const said = checkItems(after, staticPaths("static"), headOf, added);
  return plan.articles.map((each): PlannedArticle => {
    // Findings of the translation have their line in the old file.
    const own = said.filter(({ file, code }) => file === each.file && code !== "unsafe-markdown");
    const notes = own.map(({ severity, file, path: field, message }) =>
      placedMessage(file, field, severityWord(severity), message),
    );
    const isWrong = own.some(({ severity }) => severity === "error");
    return { ...each, kind: isWrong ? "wrong" : each.kind, notes: [...each.notes, ...notes] };
  });
}

async function writePlan(plan: ArticlePlan, redirects: ContentChange | undefined, directory: string): Promise<void> {
  const articles = plan.articles.filter(({ kind }) => kind === "new");
  await replaceTogether([
    ...articles.map(({ file, text }) => ({ file: path.join(directory, file), data: text })),
    ...plan.files.map(({ from, name }) => ({ file: path.join(directory, "media", name), data: readFileSync(from) })),
    ...(redirects
      ? [{ file: path.join(directory, redirects.file), data: `${JSON.stringify(redirects.fields, null, 2)}\n` }]
      : []),
  ]);
  console.log(
    t(
      "Written: {articles, plural, one {# article} other {# articles}}, {files, plural, one {# file} other {# files}}, {redirects, plural, one {# redirect} other {# redirects}}.",
      { articles: articles.length, files: plan.files.length, redirects: plan.redirects.length },
    ),
  );
}

const generatorNames: Readonly<Record<OldSite["generator"], string>> = {
  jekyll: "Jekyll",
  hugo: "Hugo",
  markdown: t("plain Markdown"),
};

const titles: Readonly<Record<PlannedArticle["kind"], string>> = {
  unchanged: t("Imported before, and unchanged"),
  new: t("New"),
  exists: t("Left out, since another article has this file"),
  wrong: t("With errors"),
};

function describePlan(folder: string, site: OldSite, plan: ArticlePlan): string[] {
  const kinds = Object.keys(titles) as PlannedArticle["kind"][];
  const of = (wanted: PlannedArticle["kind"]) => plan.articles.filter(({ kind }) => kind === wanted);
  const counts = { count: site.articles.length, generator: generatorNames[site.generator] };
  return [
    placedMessage(folder, t("{count, plural, one {# article} other {# articles}} of {generator}", counts)),
    "",
    ...list(t("Left out, since they are not Markdown:"), site.others.map(shown)),
    ...kinds.flatMap((kind) =>
      list(
        `${titles[kind]}:`,
        of(kind).flatMap(({ from, file, notes }) => [
          `${shown(from)} → ${file}`,
          ...notes.map((note) => placedMessage(shown(from), note)),
        ]),
      ),
    ),
    ...list(
      t("Pictures and files to copy to media/:"),
      plan.files.map(({ from, name }) => `${shown(from)} → ${name}`),
    ),
    ...list(
      t("Redirects from old addresses:"),
      plan.redirects.map(({ from, to }) => `${from} → ${to}`),
    ),
    ...list(t("Old addresses without a redirect:"), plan.withoutRedirect),
    t(
      "{wrong} with errors, {exists} left out, {new} new, {unchanged} unchanged; {files, plural, one {# file} other {# files}} to copy, {redirects, plural, one {# redirect} other {# redirects}}",
      {
        wrong: of("wrong").length,
        exists: of("exists").length,
        new: of("new").length,
        unchanged: of("unchanged").length,
        files: plan.files.length,
        redirects: plan.redirects.length,
      },
    ),
  ];
}

function list(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${onOneLine(line)}`), ""];
}

function shown(file: string): string {
  return path.relative(process.cwd(), file) || file;
}
