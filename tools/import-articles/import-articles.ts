import { readFileSync } from "node:fs";
import path from "node:path";
import { checkItems } from "../../src/content/check/check-items";
import { headReader } from "../../src/content/check/check-content";
import { itemOfChange, readSoundContent, withRedirects, type ContentChange } from "../../src/content/content-changes";
import { type Content, type ContentItem } from "../../src/content/content";
import { staticPaths, type ContentTree } from "../../src/content/content-tree";
import { planArticles, type ArticlePlan, type ArticleOptions, type PlannedArticle } from "../old-site/plan-articles";
import { readOldSite, type Generator } from "../old-site/old-site";
import { readSource } from "../../src/content/read/read-source";
import { article } from "../../src/model/kinds/article";
import type { Diagnostic } from "../../src/model/check/diagnostic";
import { placedMessage, severityWord } from "../../src/model/check/sentence";
import { HEAD_LENGTH } from "../../src/model/files/file-format";
import { redirectList } from "../../src/model/site/redirect-list";
import { replaceTogether } from "../../src/outputs/writing/write-changes";
import { describeArticles } from "./describe-articles";
import { t } from "../../src/words/t";

interface Import extends ArticleOptions {
  readonly directory: string;
  readonly from: Generator | undefined;
  readonly write: boolean;
  readonly redirects: boolean;
}

/**
 * Imports the articles of another site, or says what it would do.
 *
 * @returns whether every article can be imported
 * @throws Error with a sentence for the person who imports
 */
export async function importArticles(folder: string, options: Import): Promise<boolean> {
  const site = readOldSite(folder, options.from);
  const { tree, content } = readSoundContent(options.directory);
  const planned = planArticles(site, content, options);
  const plan = withCheck(
    options.redirects ? planned : { ...planned, redirects: [], withoutRedirect: [] },
    tree,
    content,
  );
  for (const line of describeArticles(folder, site, plan)) console.log(line);
  const isFine = plan.articles.every(({ kind }) => kind !== "wrong");
  if (!isFine) console.log(t("Articles have errors: nothing is written until they are corrected."));
  else if (!options.write) console.log(t("Nothing was written. Add --write to do this."));
  else await write(plan, options.directory, content);
  return isFine;
}

/** The plan with what the content check would say about each article. */
function withCheck(plan: ArticlePlan, tree: ContentTree, content: Content): ArticlePlan {
  const written = plan.articles.filter(({ kind }) => kind === "new");
  const items = written.map(({ file, text }): ContentItem => ({
    source: article,
    file,
    name: path.posix.basename(file, ".md"),
    ...readSource(article, text),
  }));
  const redirects = redirectChange(plan, content);
  const list = redirects && itemOfChange(redirects);
  const files = new Set([...tree.files, ...plan.files.map(({ name }) => `media/${name}`)]);
  const others = content.items.filter(({ source }) => source !== redirectList || list === undefined);
  const all = [...others, ...items, ...(list ? [list] : [])];
  const stored = headReader(tree);
  const copied = new Map(plan.files.map(({ from, name }) => [`media/${name}`, from]));
  const headOf = (file: string) => {
    const from = copied.get(file);
    return from === undefined ? stored(file) : readFileSync(from).subarray(0, HEAD_LENGTH);
  };
  const after = { ...content, tree: { ...content.tree, files }, items: all };
  const said = checkItems(after, staticPaths("static"), headOf, [...items, ...(list ? [list] : [])]);
  return {
    ...plan,
    articles: plan.articles.map((each) =>
      withDiagnostics(
        each,
        said.filter(({ file }) => file === each.file),
      ),
    ),
  };
}

function withDiagnostics(planned: PlannedArticle, diagnostics: readonly Diagnostic[]): PlannedArticle {
  if (planned.kind !== "new") return planned;
  const isWrong = diagnostics.some(({ severity }) => severity === "error");
  // What the translation has found is named with its line in the old file.
  const others = diagnostics.filter(({ path: field, code }) => field !== "body" || code !== "unsafe-markdown");
  const notes = others.map(({ severity, file, path: field, message }) =>
    placedMessage(file, field, severityWord(severity), message),
  );
  return { ...planned, kind: isWrong ? "wrong" : "new", notes: [...new Set(planned.notes)], checked: notes };
}

/** The list of redirects with those of the plan; undefined without any. */
function redirectChange({ redirects }: ArticlePlan, content: Content): ContentChange | undefined {
  return redirects.length === 0 ? undefined : withRedirects(content, redirects);
}

async function write(plan: ArticlePlan, directory: string, content: Content): Promise<void> {
  const articles = plan.articles.filter(({ kind }) => kind === "new");
  const redirects = redirectChange(plan, content);
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
