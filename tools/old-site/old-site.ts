import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { placedMessage } from "../../src/model/check/sentence";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { t } from "../../src/words/t";

export interface OldSite {
  readonly generator: "jekyll" | "hugo" | "markdown";
  readonly root: string;
  readonly folder: string;
  readonly config: JsonObject;
  /** The paths of all articles, in order. */
  readonly articles: readonly string[];
  /** The paths of articles in another form than Markdown. */
  readonly others: readonly string[];
}

/** The files by which each program is recognized, in the folder of the site or one above the articles. */
const configurations = {
  jekyll: ["_config.yml", "_config.yaml", "_config.toml"],
  hugo: ["hugo.toml", "hugo.yaml", "hugo.yml", "hugo.json", "config.toml", "config.yaml", "config.yml"],
} as const;

/** How far above the articles the folder of the site is looked for. */
const HIGHEST = 4;

/**
 * Reads a folder with articles, or the folder of a whole site.
 *
 * @throws Error if there is no such folder, or no article in it
 */
export function readOldSite(given: string): OldSite {
  if (!existsSync(given) || !statSync(given).isDirectory())
    throw new Error(
      placedMessage(given, t("is not a folder, expected one with articles in Markdown, such as ../old-site/_posts.")),
    );
  const { generator, root, config } = siteOf(path.resolve(given));
  const inContent = path.join(root, "content");
  const isWhole = path.resolve(given) === root && generator === "hugo" && existsSync(inContent);
  const folder = isWhole ? inContent : path.resolve(given);
  const files = filesIn(folder).filter((file) => isPlaced(file, folder, generator));
  const articles = files.filter((file) => /\.(?:md|mdx|markdown)$/i.test(file));
  const others = files.filter((file) => /\.(?:html?|txt|textile|adoc|org|rst|ipynb)$/i.test(file));
  if (articles.length === 0) throw new Error(placedMessage(given, t("has no articles in Markdown.")));
  return { generator, root, folder, config, articles, others };
}

function siteOf(folder: string): Pick<OldSite, "generator" | "root" | "config"> {
  let root = folder;
  for (let height = 0; height <= HIGHEST; height += 1) {
    for (const generator of ["jekyll", "hugo"] as const) {
      const file = configurations[generator].find((each) => existsSync(path.join(root, each)));
      if (file !== undefined) return { generator, root, config: readConfig(path.join(root, file)) };
    }
    root = path.dirname(root);
  }
  return { generator: "markdown", root: folder, config: {} };
}

/** Without its configuration, only the usual addresses are known. */
function readConfig(file: string): JsonObject {
  const text = readFileSync(file, "utf8");
  const config: unknown = file.endsWith(".toml") ? parseToml(text) : parseYaml(text);
  return isJsonObject(config) ? config : {};
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

/** False for files about the folder, such as a README, and for pages of a Jekyll site. */
function isPlaced(file: string, folder: string, generator: OldSite["generator"]): boolean {
  if (/^(?:readme|_index|license|changelog)\.\w+$/i.test(path.basename(file))) return false;
  const isInPosts = /(?:^|[\\/])_(?:posts|drafts)[\\/]/.test(path.relative(path.dirname(folder), file));
  return generator !== "jekyll" || isInPosts;
}
