import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { barWidths, barWords, withBarWidths } from "../../components/layout/bar/bar-widths";
import { recolouredTokens } from "../../domain/settings/recolour";
import { propertyOf } from "../../domain/shape";
import { changedBy, configList, configPart, isPlugin, loaderOptions } from "./config-part";

interface StyleFile {
  readonly resourcePath: string;
}

/**
 * Gives the classes of CSS modules short names. Gatsby's own names contain the file and a hash, and took up a fifth of
 * the style sheet.
 *
 * @param rules webpack's `module.rules`
 * @throws if Gatsby has no rule for CSS modules
 */
export function shortenClassNames(rules: readonly unknown[]): void {
  const found = loaderOptions(rules).flatMap((options) => {
    const modules = propertyOf(options, "modules");
    return modules instanceof Object && "localIdentName" in modules ? [modules] : [];
  });
  if (found.length === 0)
    throw new Error("Gatsby no longer names the classes of CSS modules: adapt src/gatsby/webpack/styles.ts");
  const nameOf = classNames();
  const getLocalIdent = ({ resourcePath }: StyleFile, _pattern: string, name: string) =>
    nameOf(path.relative(process.cwd(), resourcePath).split(path.sep).join("/"), name);
  for (const options of found) Object.assign(options, { getLocalIdent });
}

/**
 * The short names: two letters or digits for the number of the file, then the number of the class in the order of first
 * use. Scripts and HTML are compiled separately, but use the classes of a file in the same order.
 */
export function classNames(): (file: string, name: string) => string {
  const files = styleFiles();
  const names = new Map<string, string[]>();
  return (file, name) => {
    // In `gatsby develop`, files may be added later.
    if (!files.includes(file)) files.push(file);
    const known = names.get(file) ?? [];
    names.set(file, known);
    if (!known.includes(name)) known.push(name);
    return prefixOf(files.indexOf(file)) + known.indexOf(name).toString(36);
  };
}

function styleFiles(): string[] {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => `src/${file.split(path.sep).join("/")}`)
    .sort();
}

/** No name begins like those that ad blockers hide, such as `ad1`. */
const beginnings = "qxyzjkvw";

function prefixOf(number: number): string {
  const beginning = beginnings.charAt(Math.floor(number / 36));
  if (beginning === "")
    throw new Error("There are too many CSS modules for the short names in src/gatsby/webpack/styles.ts");
  return beginning + (number % 36).toString(36);
}

const injection = /function __insertCSS\(code\) \{[\s\S]*?\n\}\n/;
const injected = /\n__insertCSS\(".*"\);?\n/;

/**
 * sonner writes its styles into a style element, which `style-src 'self'` forbids. Its package also has them as a file,
 * which is loaded with its script.
 */
export function sonnerStylesAsFile(source: string): string {
  if (!injection.test(source) || !injected.test(source))
    throw new Error("sonner adds its styles in a new way: adapt src/gatsby/webpack/styles.ts");
  return `import "sonner/dist/styles.css";\n${source.replace(injection, "").replace(injected, "\n")}`;
}

/**
 * Publishes all fonts as files. Gatsby would inline small ones in the style sheet, where `font-src 'self'` forbids them
 * and pages would wait for them.
 *
 * @param rules webpack's `module.rules`
 * @throws if Gatsby no longer loads fonts with url-loader
 */
export function publishFontsAsFiles(rules: readonly unknown[]): void {
  const found = loaderOptions(rules.filter(isForFonts)).filter((options) => "limit" in options);
  if (found.length === 0)
    throw new Error("Gatsby no longer loads fonts by url-loader: adapt src/gatsby/webpack/styles.ts");
  for (const options of found) Object.assign(options, { limit: false });
}

function isForFonts(rule: unknown): boolean {
  const test = propertyOf(rule, "test");
  return test instanceof RegExp && test.test("letters.woff2") && !test.test("letters.png");
}

/**
 * Gatsby puts the styles of all components into one sheet. Styles of components that are loaded on demand should come
 * with them; these can be recognized because only the chunks of the application and of pages have names.
 */
export function loadLazyStylesLater(config: unknown): void {
  Object.assign(configPart(config, "optimization", "splitChunks", "cacheGroups", "styles"), {
    chunks: ({ name }: { readonly name?: string | null }) => Boolean(name),
  });
}

/**
 * The order of CSS modules does not matter: none overrides another at equal specificity, except for those that it
 * composes, which always come first.
 */
export function ignoreStyleOrder(config: unknown): void {
  adaptStyles(config, { ignoreOrder: true });
}

export function adaptStyles(config: unknown, options: Readonly<Record<string, unknown>>): void {
  for (const plugin of configList(config, "plugins"))
    if (isPlugin(plugin, "MiniCssExtractPlugin")) Object.assign(configPart(plugin, "options"), options);
}

/** Inserts what depends on the club's settings into style sheets; undefined for unchanged ones. */
export function clubStyles() {
  const bar = "src/components/layout/bar";
  const widths = barWidths(barWords());
  const barStyles = readdirSync(bar).filter((name) => name.endsWith(".css"));
  return [
    ...ruleFor("src/components/layout/tokens.css", recolouredTokens),
    ...barStyles.flatMap((name) => ruleFor(path.join(bar, name), (css) => withBarWidths(css, widths))),
  ];
}

function ruleFor(file: string, adapted: (css: string) => string) {
  const usual = readFileSync(file, "utf8");
  const css = adapted(usual);
  if (css === usual) return [];
  return [{ resource: path.resolve(file), enforce: "pre" as const, use: changedBy(() => css) }];
}
