import { readFileSync } from "node:fs";
import { isListOf, isText, propertyOf, parseJson } from "../domain/shape";

/** The names of browsers in esbuild and swc, if they differ from those in browserslist. */
const otherNames: Readonly<Record<string, string>> = { ios_saf: "ios" };

/**
 * The oldest browsers in which the site's scripts run, by the names of esbuild and swc: `chrome` is "100". They come
 * from package.json, where tools that use browserslist find them too.
 *
 * @throws Error if package.json does not name them as `chrome >= 100`
 */
export function browserFloor(): Readonly<Record<string, string>> {
  const lines = propertyOf(parseJson(readFileSync("package.json", "utf8")), "browserslist");
  if (!isTexts(lines)) throw new Error("package.json has no list 'browserslist'");
  return Object.fromEntries(lines.map(browserIn));
}

function browserIn(line: string): [string, string] {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (name === undefined || version === undefined)
    throw new Error(`'browserslist' of package.json has ${JSON.stringify(line)}, expected a line like "chrome >= 100"`);
  return [otherNames[name] ?? name, version];
}

const isTexts = (value: unknown): value is readonly string[] => isListOf(isText)(value);

/** The oldest browsers in the form of esbuild's option. */
export function floorForEsbuild() {
  return {
    target: Object.entries(browserFloor()).map(([name, version]) => name + version),
    // esbuild would demand browsers that know the newest Unicode.
    supported: { "regexp-unicode-property-escapes": true },
  };
}
