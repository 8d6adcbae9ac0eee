import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileOfYear, isFileOf, type Singleton } from "../../src/model/kind";
import { removeHalfWrittenFiles } from "../../src/outputs/writing/replace-file";
import { replaceTogether } from "../../src/outputs/writing/write-changes";
import { checkErrors } from "../codeforces/write-answers";

/** A file with one list. */
type YearFile = Readonly<Record<string, readonly object[]>>;

/**
 * Writes a file for each year, all or none. Unchanged files are not written; empty ones are removed.
 *
 * @throws Error if the content check would refuse a file
 */
export async function writeYears(
  contentDirectory: string,
  source: Singleton,
  years: ReadonlyMap<string, YearFile>,
): Promise<void> {
  const place = path.dirname(source.file);
  const folder = path.join(contentDirectory, place);
  const written = Array.from(years, ([year, content]) => {
    const file = path.join(contentDirectory, fileOfYear(source, year));
    const [error] = checkErrors(file, source, content);
    if (error !== undefined) throw new Error(error);
    return { file, data: yearText(content) };
  });
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const old = names.filter((name) => isFileOf(source, `${place}/${name}`)).map((name) => path.join(folder, name));
  const removed = old.filter((file) => !written.some((each) => each.file === file));
  if (names.length > 0) await removeHalfWrittenFiles(folder);
  const changed = written.filter(({ file, data }) => !existsSync(file) || readFileSync(file, "utf8") !== data);
  await replaceTogether([...changed, ...removed.map((file) => ({ file, data: null }))]);
}

/** One line for each entry. */
function yearText(content: YearFile): string {
  const lists = Object.entries(content).map(
    ([name, entries]) => `  "${name}": [\n${entries.map((each) => `    ${JSON.stringify(each)}`).join(",\n")}\n  ]`,
  );
  return `{\n${lists.join(",\n")}\n}\n`;
}
