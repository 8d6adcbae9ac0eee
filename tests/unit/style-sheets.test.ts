import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const files = readdirSync("src", { recursive: true, encoding: "utf8" }).map((file) => path.join("src", file));

/** The style sheets that a component or another style sheet names: neither TypeScript nor jest looks for them. */
function importedBy(file: string): string[] {
  const imports = readFileSync(file, "utf8").matchAll(/\bfrom "(\.[^"]+\.css)"|^import "(\.[^"]+\.css)"/gm);
  return [...imports].map(([, named = "", bare = named]) => path.join(path.dirname(file), bare || named));
}

const imported = files.filter((file) => /\.(?:tsx?|css)$/.test(file)).flatMap(importedBy);

test("every style sheet that is imported exists", () => {
  expect(imported.filter((file) => !existsSync(file))).toEqual([]);
});

test("every module of styles is imported", () => {
  const modules = files.filter((file) => file.endsWith(".module.css"));
  expect(modules.length).toBeGreaterThan(0);
  expect(modules.filter((file) => !imported.includes(file))).toEqual([]);
});
