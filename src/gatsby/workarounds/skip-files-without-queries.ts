import { readFile } from "node:fs/promises";
import { gatsbyRequire } from "./gatsby-require";

/** The parts that are used of the class that looks for queries in a file. */
interface FileParser {
  parseFile: (file: string, addError: unknown) => Promise<unknown>;
}

/** True if code may hold a query of Gatsby or a slice: both need something that is imported from Gatsby. */
export function mayHoldQuery(code: string): boolean {
  return code.includes("gatsby") && (code.includes("graphql") || code.includes("Slice"));
}

/**
 * Lets Gatsby look for queries only in files that may hold one, and in the components of pages. Otherwise Babel reads
 * each file that has a word such as `config` in it, which takes a second in every build.
 *
 * @param getState gives the state of Gatsby's store
 * @throws if Gatsby looks for queries elsewhere
 */
export function skipFilesWithoutQueries(getState: () => unknown, parser = gatsbyFileParser()): void {
  const { parseFile } = parser;
  parser.parseFile = async function (file, addError) {
    const code = await readFile(file, "utf8").catch(() => undefined);
    // Gatsby itself reports what can't be read.
    if (code !== undefined && !mayHoldQuery(code) && !isComponentOfPage(getState(), file)) return null;
    return parseFile.call(this, file, addError);
  };
}

/** For every component, Gatsby notes what else it exports, such as a head. */
function isComponentOfPage(state: unknown, file: string): boolean {
  const components: unknown = Reflect.get(Object(state), "components");
  return components instanceof Map && components.has(file);
}

/**
 * The class with which Gatsby looks for queries.
 *
 * @throws if it is no longer where it was
 */
export function gatsbyFileParser(): FileParser {
  const parser: unknown = Reflect.get(Object(gatsbyRequire("gatsby/dist/query/file-parser.js")), "default");
  const prototype: unknown = Reflect.get(Object(parser), "prototype");
  if (!isFileParser(prototype))
    throw new Error("Gatsby looks for queries elsewhere: adapt src/gatsby/workarounds/skip-files-without-queries.ts");
  return prototype;
}

function isFileParser(candidate: unknown): candidate is FileParser {
  return typeof Reflect.get(Object(candidate), "parseFile") === "function";
}
