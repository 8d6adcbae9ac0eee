import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const code = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:tsx?|js)$/.test(entry.name) && !entry.name.endsWith(".d.ts"))
    .map(({ parentPath, name }) => path.join(parentPath, name));

const rootFiles = readdirSync(".").filter((file) => /^gatsby-.*\.tsx?$/.test(file));

/** The imports of a file, packages by their names and files by their paths without an extension. */
function importsOf(file: string): string[] {
  const specifiers = [...readFileSync(file, "utf8").matchAll(/(?:from|import|require\()\s*"([^"]+)"/g)];
  return specifiers.map(([, name = ""]) =>
    name.startsWith(".") ? path.join(path.dirname(file), name).replace(/\.js$/, "") : name,
  );
}

describe("src/gatsby", () => {
  it("holds only what imports Gatsby, and what only that needs", () => {
    const withoutGatsby = code("src/gatsby").filter(
      (file) => !importsOf(file).some((name) => /^gatsby(?:-|$|\/)/.test(name)),
    );
    const modules = new Set(withoutGatsby.map((file) => file.replace(/\.\w+$/, "")));
    const others = [...code("src"), ...rootFiles].filter(
      (file) => !file.startsWith(path.join("src", "gatsby")) && !rootFiles.includes(file),
    );
    const usedElsewhere = others.flatMap((file) => importsOf(file).filter((name) => modules.has(name)));
    expect(withoutGatsby.length).toBeGreaterThan(0);
    expect(usedElsewhere).toEqual([]);
  });
});
