import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { articleFile, picture, type TreeFiles } from "../../../support/content/content-tree";
import { isJsonObject } from "../../../../src/model/schema/json-object";
import { linesFor } from "./lines-for";

/** Files by their paths, and the line or lines that the check prints for them. */
type Case = TreeFiles & { readonly report: string | string[] };

/** By the words of each group and case; `with` has the files that all cases of a group share, with the fields that they add. */
type Groups = Readonly<Record<string, Readonly<Record<string, Case>> & { readonly with?: TreeFiles }>>;

const customTags = [
  "binary" as const,
  { tag: "!article", resolve: (frontMatter: string) => articleFile(frontMatter) },
  { tag: "!picture", resolve: () => picture },
];

/** Writes out what a case repeats: `{3 × ab}` is `ababab`. */
const writtenOut = (cases: string) =>
  cases.replace(/\{(\d+) × ([^}]+)\}/g, (_, count: string, text: string) => text.repeat(Number(count)));

const folder = "tests/unit/content/check/cases";
const groups = readdirSync(folder)
  // Other systems can't store names that are trouble on them.
  .filter((name) => name !== "file-names.yaml" || process.platform === "linux")
  .flatMap((name) =>
    Object.entries(parse(writtenOut(readFileSync(`${folder}/${name}`, "utf8")), { customTags }) as Groups),
  );

describe.each(groups)("%s", (_, { with: shared = {}, ...cases }) => {
  it.each(Object.entries(cases))("%s", (_case, { report, ...files }) => {
    const own = Object.entries(files).map(([file, contents]): [string, TreeFiles[string]] => {
      const common = shared[file];
      return [file, isJsonObject(common) && isJsonObject(contents) ? { ...common, ...contents } : contents];
    });
    expect(linesFor({ ...shared, ...Object.fromEntries(own) })).toEqual([report].flat());
  });
});
