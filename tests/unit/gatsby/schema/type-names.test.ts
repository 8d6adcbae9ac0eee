import { kinds, singletons } from "../../../../src/model/content-model";
import { contentTypeName, otherJson } from "../../../../src/gatsby/schema/type-names";

const typeOf = (relativeDirectory: string, name: string) =>
  contentTypeName({
    node: { relativeDirectory, relativePath: relativeDirectory ? `${relativeDirectory}/${name}` : name },
  });

describe("The type of a JSON file", () => {
  it.each(kinds.filter(({ format }) => format === "json").map(({ folder, typeName }) => [folder, typeName]))(
    "in %s/ is %s",
    (folder, typeName) => {
      expect(typeOf(folder, "x.json")).toBe(typeName);
    },
  );

  it.each(singletons.map(({ file, typeName }) => [file, typeName]))("%s is %s", (file, typeName) => {
    expect(contentTypeName({ node: { relativeDirectory: "site", relativePath: file } })).toBe(typeName);
  });

  it.each([
    ["", "package.json"],
    ["site", "other.json"],
    ["events/2026", "x.json"],
    ["media", "x.json"],
  ])("is no content of ours: %s/%s", (folder, name) => {
    expect(typeOf(folder, name)).toBe(otherJson);
  });
});
