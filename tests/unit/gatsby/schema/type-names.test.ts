import { kinds, singletons } from "../../../../src/model/content-model";
import { contentTypeName, isForeignFile } from "../../../../src/gatsby/schema/type-names";

const typeOf = (relativePath: string) => contentTypeName({ node: { relativePath } });

describe("The type of a JSON file", () => {
  it.each(kinds.filter(({ format }) => format === "json").map(({ folder, typeName }) => [folder, typeName]))(
    "in %s/ is %s",
    (folder, typeName) => {
      expect(typeOf(`${folder}/x.json`)).toBe(typeName);
    },
  );

  it.each(singletons.map(({ file, typeName }) => [file, typeName]))("%s is %s", (file, typeName) => {
    expect(typeOf(file)).toBe(typeName);
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
