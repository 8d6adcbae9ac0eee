import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { isJsonObject } from "../../../src/model/schema/json-object";
import type { Language } from "../../../src/words/languages";
import { articleFile, picture, type TreeFiles } from "../../support/content/content-tree";
import { writtenOut } from "../../support/describe-tables";
import { inLanguage } from "../../support/in-language";

/** Files by their paths, symbolic links with their targets, and the line or lines that are printed about them. */
type Case = TreeFiles & { readonly report: string | string[]; readonly links?: Readonly<Record<string, string>> };

/**
 * By the words of each group and case; `with` has the files that all cases of a group share, with the fields that they
 * add, `languages` those of the site.
 */
interface Group {
  readonly with?: TreeFiles;
  readonly languages?: readonly [Language, ...Language[]];
}

const customTags = [
  "binary" as const,
  { tag: "!article", resolve: (frontMatter: string) => articleFile(frontMatter) },
  { tag: "!picture", resolve: () => picture },
];

/** The lines about the minimal tree with these files, once the directory is prepared. */
type Report = (files: TreeFiles, prepare: (directory: string) => void) => readonly string[];

/** Tests a report by the cases in the yaml files of a folder. */
export function describeCases(folder: string, report: Report): void {
  const groups = readdirSync(folder)
    // Other systems can't store names that are trouble on them.
    .filter((name) => name !== "file-names.yaml" || process.platform === "linux")
    .flatMap((name) =>
      Object.entries(
        parse(writtenOut(readFileSync(path.join(folder, name), "utf8")), { customTags }) as Record<string, Group>,
      ),
    );
  describe.each(groups)("%s", (_, { with: shared = {}, languages, ...cases }) => {
    if (languages) inLanguage(...languages);
    it.each(Object.entries<Case>(cases))("%s", (_case, { report: lines, links = {}, ...files }) => {
      const own = Object.entries(files).map(([file, contents]): [string, TreeFiles[string]] => {
        const common = shared[file];
        return [file, isJsonObject(common) && isJsonObject(contents) ? { ...common, ...contents } : contents];
      });
      const prepare = (directory: string) =>
        Object.entries(links).forEach(([name, target]) => symlinkSync(target, path.join(directory, name)));
      expect(report({ ...shared, ...Object.fromEntries(own) }, prepare)).toEqual([lines].flat());
    });
  });
}
