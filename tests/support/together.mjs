import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * The files of unit tests with this ending, in two groups: those that can share one environment, and those that replace
 * a module by another, which works only before anything else has loaded it.
 *
 * @param {".test.ts" | ".test.tsx"} ending
 * @returns {{ shared: string[], own: string[] }} absolute paths
 */
export function groupTestFiles(ending) {
  const folder = path.resolve("tests/unit");
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => path.join(folder, file));
  const own = files.filter((file) =>
    /^\s*jest\.(mock|doMock|resetModules)\(|@jest-environment/m.test(readFileSync(file, "utf8")),
  );
  return { shared: files.filter((file) => !own.includes(file)), own };
}
