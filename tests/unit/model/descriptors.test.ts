import { existsSync, readFileSync } from "node:fs";
import { kinds, kindsWith } from "../../../src/model/content-model";
import { descriptors, foldersWith, isFolder } from "../../../src/model/descriptors";
import { fieldsOf } from "../../../src/model/schema/schema-fields";

describe("The descriptor of a kind", () => {
  it("is plain data that a page can load without the schemas", () => {
    const source = readFileSync("src/model/descriptors.ts", "utf8");
    // The build writes the words themselves in its place.
    expect(source.replace(/^import \{ t \} from "\.\.\/words\/t";$/m, "")).not.toMatch(/^import|\bimport\(/m);
    expect(JSON.parse(JSON.stringify(descriptors))).toEqual(descriptors);
  });

  it("has the folder of exactly one kind", () => {
    expect(kinds.map(({ folder }) => folder).sort()).toEqual(Object.keys(descriptors).sort());
  });

  it.each(kindsWith("item").map((kind) => [kind.folder, kind.template]))(
    "%s has pages, so its template %s exists",
    (_folder, template) => {
      expect(existsSync(`src/templates/${template}.tsx`)).toBe(true);
    },
  );

  it.each(kinds.flatMap(({ sharePicture, ...kind }) => (sharePicture ? [{ ...kind, sharePicture }] : [])))(
    "$folder has share pictures, which name only its fields",
    ({ schema, sharePicture: { facts, photo } }) => {
      const fields = fieldsOf(schema).map(({ name }) => name);
      const named = facts.flatMap((fact) => [...fact.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
      expect(fields).toEqual(expect.arrayContaining([...named, ...(photo === undefined ? [] : [photo])]));
    },
  );
});

describe("The facts about a kind", () => {
  it("say which kinds have a feed, in the order of the table", () => {
    expect(foldersWith("feed")).toEqual(["events", "workshops", "notices", "posts", "blog", "results"]);
  });

  it.each(["toString", "__proto__", "site", ""])("are not those of %j, which is not a kind", (name) => {
    expect(isFolder(name)).toBe(false);
  });
});
