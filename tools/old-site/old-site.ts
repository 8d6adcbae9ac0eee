import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { placedMessage } from "../../src/model/check/sentence";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { t } from "../../src/words/t";

/** The programs whose articles can be imported. */
export const generators = ["jekyll", "hugo", "markdown"] as const;

export type Generator = (typeof generators)[number];

/** A site that another program makes. */
export interface OldSite {
  readonly generator: Generator;
  /** The folder with its configuration. */
  readonly root: string;
  /** The folder with its articles. */
  readonly folder: string;
  readonly config: JsonObject;
  /** The paths of all articles, in their order. */
  readonly articles: readonly string[];
  /** The paths of articles in another form than Markdown. */
  readonly others: readonly string[];
}

/** The files by which each program is known, in the folder of the site or one above the articles. */
const marks: Readonly<Record<Exclude<Generator, "markdown">, readonly string[]>> = {
  jekyll: ["_config.yml", "_config.yaml", "_config.toml", "_posts"],
  hugo: [
    "hugo.toml",
    "hugo.yaml",
    "hugo.yml",
    "hugo.json",
    "config/_default/hugo.toml",
    "config.toml",
    "config.yaml",
    "config.yml",
    "archetypes",
  ],
};

/** The folders in which each program keeps its articles. */
const places: Readonly<Record<Generator, readonly string[]>> = {
  jekyll: ["."],
  hugo: ["content/posts", "content/post", "content/blog", "content"],
  markdown: ["."],
};

/** How far above the articles the folder of the site is looked for. */
const HIGHEST = 4;

/**
 * Looks at a folder with articles, or at the folder of a whole site.
 *
 * @param chosen the program that made it; undefined: found by its files
 * @throws Error if there is no such folder, or no article in it
 */
export function readOldSite(given: string, chosen?: Generator): OldSite {
  if (!existsSync(given) || !statSync(given).isDirectory())
    throw new Error(
      placedMessage(given, t("is no folder, expected one with articles in Markdown, such as ../old-site/_posts.")),
    );
  const { generator, root } = siteOf(path.resolve(given), chosen);
  const folder = path.resolve(given) === root ? articlesFolder(root, generator) : path.resolve(given);
  const files = filesIn(folder).filter((file) => isPlaced(file, folder, generator));
  const articles = files.filter((file) => isMarkdown.test(file));
  const others = files.filter((file) => isOtherText.test(file));
  if (articles.length === 0) throw new Error(placedMessage(given, t("has no articles in Markdown.")));
  return { generator, root, folder, config: readConfig(root), articles, others };
}

function siteOf(folder: string, chosen?: Generator): { generator: Generator; root: string } {
  let root = folder;
  for (let height = 0; height <= HIGHEST; height += 1) {
    for (const [generator, files] of Object.entries(marks)) {
      const isIt = files.some((file) => existsSync(path.join(root, file)));
      if (isIt && (chosen === undefined || chosen === generator)) return { generator: nameOf(generator), root };
    }
    root = path.dirname(root);
  }
  return { generator: chosen ?? "markdown", root: folder };
}

function nameOf(name: string): Generator {
  return generators.find((generator) => generator === name) ?? "markdown";
}

function articlesFolder(root: string, generator: Generator): string {
  const place = places[generator].find((each) => existsSync(path.join(root, each))) ?? ".";
  return path.join(root, place);
}

function filesIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(
    ({ name }) => !/^\.|^node_modules$|^_site$|^public$/.test(name),
  );
  return entries
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesIn(file) : [file];
    })
    .sort();
}

const isMarkdown = /\.(?:md|mdx|markdown)$/i;
const isOtherText = /\.(?:html?|txt|textile|adoc|asciidoc|org|rst|ipynb|rmd)$/i;

/** False for files that are about the folder, and for the pages of a whole site of Jekyll. */
function isPlaced(file: string, folder: string, generator: Generator): boolean {
  if (/^(?:readme|_index|license|changelog)\.\w+$/i.test(path.basename(file))) return false;
  if (generator !== "jekyll" || /^_(?:posts|drafts)$/.test(path.basename(folder))) return true;
  return /(?:^|[\\/])_(?:posts|drafts)[\\/]/.test(path.relative(folder, file));
}

function readConfig(root: string): JsonObject {
  for (const name of [...marks.hugo, ...marks.jekyll]) {
    const file = path.join(root, name);
    if (!/\.(?:toml|ya?ml|json)$/.test(name) || !existsSync(file)) continue;
    try {
      const text = readFileSync(file, "utf8");
      const config: unknown = name.endsWith(".toml") ? parseToml(text) : parseYaml(text);
      if (isJsonObject(config)) return config;
    } catch {
      // Without its configuration only the usual addresses are known.
    }
  }
  return {};
}
