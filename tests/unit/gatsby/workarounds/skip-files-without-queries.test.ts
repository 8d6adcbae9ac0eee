import { writeFileSync } from "node:fs";
import path from "node:path";
import {
  gatsbyFileParser,
  mayHoldQuery,
  skipFilesWithoutQueries,
} from "../../../../src/gatsby/workarounds/skip-files-without-queries";
import { emptyFolder } from "../../../support/temporary-folder";

const folder = emptyFolder();

const file = (name: string) => path.join(folder, name);

const files: Readonly<Record<string, string>> = {
  "query.ts": 'import { graphql } from "gatsby";\nexport const query = graphql`{ site { id } }`;',
  "all-of-gatsby.ts": 'import * as gatsby from "gatsby";\nexport const query = gatsby.graphql`{ site { id } }`;',
  "slice.tsx": 'import { Slice } from "gatsby";\nexport const Bar = () => <Slice alias="bar" />;',
  "configuration.ts": "export const config = { slice: 1 };",
  "types.ts": 'import type { GatsbyNode } from "gatsby";\nexport const config: GatsbyNode = {};',
  "page.tsx": "export const Head = () => null;\nexport default () => null;",
};

/** The names of the files that Gatsby's parser still reads, where page.tsx is the component of a page. */
async function readFiles(names: readonly string[]): Promise<string[]> {
  const read: string[] = [];
  const parser = {
    parseFile: (name: string): Promise<unknown> => {
      read.push(path.basename(name));
      return Promise.resolve({ astDefinitions: [] });
    },
  };
  const state = { components: new Map([[file("page.tsx"), {}]]) };
  skipFilesWithoutQueries(() => state, parser);
  for (const name of names) await parser.parseFile(file(name));
  return read;
}

describe("Gatsby looks for queries", () => {
  beforeEach(() => {
    for (const [name, code] of Object.entries(files)) writeFileSync(file(name), code);
  });

  it("in files that may hold one or a slice, and in the components of pages", async () => {
    expect(await readFiles(Object.keys(files))).toEqual(["query.ts", "all-of-gatsby.ts", "slice.tsx", "page.tsx"]);
  });

  it("in files that can't be read, since it reports these", async () => {
    expect(await readFiles(["missing.ts"])).toEqual(["missing.ts"]);
  });

  it("with a class that is where it is expected", () => {
    expect(gatsbyFileParser()).toHaveProperty("parseFile");
  });
});

it("Code that takes nothing from Gatsby holds no query, whatever words are in it", () => {
  expect(mayHoldQuery("export const config = `graphql`;")).toBe(false);
});
