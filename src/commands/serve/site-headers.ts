import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import { headersFor, parseHeadersFile } from "../../outputs/headers/headers-file";

type Headers = readonly (readonly [name: string, value: string])[];

/**
 * The headers of each path, from the `_headers` file of a built site. It is read again when it changes, and
 * the last one counts while a build has none.
 *
 * @throws Error in words for the person at the terminal if there is no such file at first
 */
export function siteHeaders(publicDirectory: string): (path: string) => Headers {
  const file = path.join(publicDirectory, "_headers");
  let version = versionOf(file);
  if (version === undefined)
    throw new Error(`There is no built site in ${publicDirectory}: run 'npm run build' first.`);
  let rules = parseHeadersFile(readFileSync(file, "utf8"));
  return (requested) => {
    const current = versionOf(file);
    if (current !== undefined && current !== version) {
      rules = parseHeadersFile(readFileSync(file, "utf8"));
      version = current;
    }
    return headersFor(rules, requested);
  };
}

function versionOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${stats.mtimeMs} ${stats.size} ${stats.ino}`;
}
