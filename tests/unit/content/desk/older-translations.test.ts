import { mkdirSync } from "node:fs";
import path from "node:path";
import { olderTranslations } from "../../../../src/content/desk/older-translations";
import { contentIn } from "../../../../src/content/read/read-content";
import { articleFile, minimalTree, writeContentTree, type TreeFiles } from "../../../support/content/content-tree";
import { git } from "../../../support/git-repository";
import { inLanguage } from "../../../support/in-language";
import { emptyFolder } from "../../../support/temporary-folder";

inLanguage("en", "bn");

const root = emptyFolder();

/** The repository of a club with these versions of its content, one commit each; the last one may be uncommitted. */
function club(versions: readonly TreeFiles[], isCommitted = true): string {
  const directory = path.join(root, "content");
  mkdirSync(directory);
  git(root, ["init", "-qb", "main"]);
  for (const [index, files] of versions.entries()) {
    writeContentTree(directory, { ...minimalTree, ...files });
    if (!isCommitted && index === versions.length - 1) break;
    git(root, ["add", "-A"]);
    git(root, ["commit", "-qm", "x", "--allow-empty"]);
  }
  return directory;
}

function older(versions: readonly TreeFiles[], isCommitted?: boolean): string[] {
  const directory = club(versions, isCommitted);
  return olderTranslations(contentIn(directory).items, directory).map(({ file, message }) => `${file}: ${message}`);
}

const event = (fields: object, bn: object): TreeFiles => ({
  "events/x.json": { id: "x", ...fields, translations: { bn } },
});
const changedTitle = "events/x.json: has changed since it was translated into Bangla: look at Title";

describe("A translation is older than its original", () => {
  it("if only the original has changed since", () => {
    expect(older([event({ title: "X" }, { title: "এক্স" }), event({ title: "Y" }, { title: "এক্স" })])).toEqual([
      changedTitle,
    ]);
  });

  it("even if other fields and files have changed later, or nothing is committed", () => {
    const versions = [
      event({ title: "X", venue: "Lab" }, { title: "এক্স" }),
      event({ title: "Y", venue: "Lab" }, { title: "এক্স" }),
      {
        ...event({ title: "Y", venue: "Hall" }, { title: "এক্স", venue: "হল" }),
        "events/y.json": { id: "y", title: "Y" },
      },
    ];
    expect(older(versions, false)).toEqual([changedTitle]);
  });

  it("not if it comes from the time of the first commit, or was added to an old item", () => {
    expect(older([event({ title: "X" }, {}), event({ title: "X" }, { title: "এক্স" })])).toEqual([]);
  });

  it("if the article has changed, and not the file beside it", () => {
    const translation = { "blog/first.bn.md": articleFile("title: প্রথম", "লেখা।\n") };
    const versions = [
      { "blog/first.md": articleFile("title: First", "One.\n"), ...translation },
      { "blog/first.md": articleFile("title: First", "Two.\n"), ...translation },
    ];
    expect(older(versions)).toEqual(["blog/first.md: has changed since it was translated into Bangla: look at Text"]);
  });

  it("with list entries at their indexes, even if versions in between were unreadable", () => {
    const modules = (second: string, bn: string): TreeFiles => ({
      "courses/c.json": {
        ...{
          id: "c",
          title: "Course",
          modules: [
            { id: 1, title: "One" },
            { id: 2, title: second },
          ],
        },
        translations: { bn: { modules: [{}, { title: bn }] } },
      },
    });
    expect(older([modules("Two", "দুই"), { "courses/c.json": "<<<<" }, modules("Three", "দুই")])).toEqual([
      "courses/c.json: has changed since it was translated into Bangla: look at Title",
    ]);
  });
});
