import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The lists in the queries of pages, each with its arguments. */
function askedLists(): string[] {
  const files = ["src/pages", "src/templates"].flatMap((folder) =>
    readdirSync(folder, { encoding: "utf8" }).map((file) => path.join(folder, file)),
  );
  return files.flatMap((file) => {
    const lists = readFileSync(file, "utf8").match(/\ball[A-Z]\w*(?:\([^)]*\))?\s*\{\s*nodes\b/g) ?? [];
    return lists.map((list) => `${file}: ${list}`);
  });
}

test("every list that a page asks for has one order, down to the id: that of the files changes from build to build", () => {
  expect(askedLists()).not.toEqual([]);
  expect(askedLists().filter((list) => !/sort: .*\bjsonId: /.test(list))).toEqual([]);
});
