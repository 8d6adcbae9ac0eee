import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { articleFile, picture, type TreeFiles } from "../../../support/content/content-tree";
import { linesFor } from "./lines-for";

/** By the words of each group and case: files by their paths, and the line or lines that the check prints for them. */
type Groups = Readonly<Record<string, Readonly<Record<string, TreeFiles & { readonly report: string | string[] }>>>>;

const customTags = [
  "binary" as const,
  { tag: "!article", resolve: (frontMatter: string) => articleFile(frontMatter) },
  { tag: "!picture", resolve: () => picture },
];

const folder = "tests/unit/content/check/cases";
const groups = readdirSync(folder).flatMap((name) =>
  Object.entries(parse(readFileSync(`${folder}/${name}`, "utf8"), { customTags }) as Groups),
);

describe.each(groups)("%s", (_, cases) => {
  it.each(Object.entries(cases))("%s", (_case, { report, ...files }) => {
    expect(linesFor(files)).toEqual([report].flat());
  });
});
