import { createHash } from "node:crypto";
import path from "node:path";
import { loaderOptions } from "./config-part";

/** What css-loader says about the file that contains a class. */
interface StyleFile {
  readonly resourcePath: string;
}

/**
 * Gives the classes of CSS modules names of four letters and digits. Gatsby's own names contain the file and a hash, and
 * made up a fifth of the style sheet.
 *
 * @param rules webpack's `module.rules`
 * @throws if Gatsby has no rule for CSS modules
 */
export function shortenClassNames(rules: readonly unknown[]): void {
  const found = loaderOptions(rules).flatMap((options) => {
    const modules: unknown = Reflect.get(options, "modules");
    return modules instanceof Object && "localIdentName" in modules ? [modules] : [];
  });
  if (found.length === 0)
    throw new Error("Gatsby no longer names the classes of CSS modules: adapt src/gatsby/webpack/short-class-names.ts");
  const nameOf = classNames();
  const getLocalIdent = ({ resourcePath }: StyleFile, _pattern: string, name: string) =>
    nameOf(path.relative(process.cwd(), resourcePath).split(path.sep).join("/"), name);
  for (const options of found) Object.assign(options, { getLocalIdent });
}

/**
 * The short names. Each depends only on the file and the class: scripts and HTML are compiled separately and have to
 * agree, as have the files that webpack keeps from an earlier build.
 */
export function classNames(): (file: string, name: string) => string {
  const known = new Map<string, string>();
  return (file, name) => {
    const source = `.${name} in ${file}`;
    const short = shortName(source);
    const other = known.get(short) ?? source;
    // One chance in a hundred for all classes of the site together.
    if (other !== source) throw new Error(`${source} and ${other} get the same short name: rename one of them`);
    known.set(short, source);
    return short;
  };
}

const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const characters = `${letters}0123456789`;

function shortName(source: string): string {
  const [first, ...others] = createHash("sha256").update(source).digest().subarray(0, 4);
  const pick = (from: string, byte = 0) => from[byte % from.length] ?? "";
  return pick(letters, first) + others.map((byte) => pick(characters, byte)).join("");
}
