import { kinds, singletons, writtenFiles } from "../../../../src/model/content-model";
import { fileOfYear } from "../../../../src/model/kind";
import { isForeignFile, sourceAt } from "../../../../src/gatsby/schema/model-fields";

describe("What a file holds", () => {
  it.each(kinds.map((kind) => [`${kind.folder}/x.${kind.format === "json" ? "json" : "md"}`, kind] as const))(
    "follows from its folder: %s",
    (file, kind) => {
      expect(sourceAt(file)).toBe(kind);
    },
  );

  const siteFiles = [...singletons, ...writtenFiles].map((each) => [fileOfYear(each, "2026"), each] as const);

  it.each(siteFiles)("follows from its own name: %s", (file, singleton) => {
    expect(sourceAt(file)).toBe(singleton);
  });

  it.each([
    "events/README.json",
    "blog/README.md",
    "blog/.x.md",
    "events/x.md",
    "x.json",
    "constructor/x.json",
    "ratings/26.json",
    "ratings/YYYY.json",
  ])("is nothing where it is not content: %s", (file) => {
    expect(sourceAt(file)).toBeUndefined();
  });
});

describe("A file that is none of the content's", () => {
  it.each([
    "package.json",
    "site/other.json",
    "events/2026/x.json",
    "events/x.JSON",
    "media/x.json",
    ".vscode/settings.json",
    "events/.x.json",
    ".git/config",
  ])("is never read: %s", (file) => {
    expect(isForeignFile("/club/content", `/club/content/${file}`)).toBe(true);
  });

  it.each(["site/club.json", "events/x.json", "blog/x.md", "media/x.jpg", "README.md", "", "media"])(
    "is not confused with what is: '%s'",
    (file) => {
      expect(isForeignFile("/club/content", `/club/content/${file}`)).toBe(false);
    },
  );

  it("may lie in a tree whose own path has a hidden folder", () => {
    expect(isForeignFile("/home/me/.club/content", "/home/me/.club/content/events/x.json")).toBe(false);
  });
});
