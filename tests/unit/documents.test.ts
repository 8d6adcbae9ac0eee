import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isJsonObject } from "../../src/model/normalise";
import { parseJsonObject } from "../support/json-object";

const documents = ["README.md", "content/README.md", ...readdirSync("docs").map((file) => `docs/${file}`)].filter(
  (file) => file.endsWith(".md"),
);

const { scripts: scriptsByName } = parseJsonObject(readFileSync("package.json", "utf8"));
const scripts = isJsonObject(scriptsByName) ? Object.keys(scriptsByName) : [];

const pathPattern =
  /(?<![\w./-])((?:content|src|tests|scripts|docs|static|gatsby-(?:config|node|browser|ssr))(?:\/[\w.-]+)*\/?(?:\.\w+)*)(?![\w/{*])/g;

/** Paths in code spans and code blocks; those with a placeholder are no paths. */
function namedPaths(text: string): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? "");
  return code
    .flatMap((span) => [...span.matchAll(pathPattern)].map(([, named]) => named ?? ""))
    .filter((named) => named.includes("/") || named.includes("."));
}

test.each(documents)("every path that %s names exists", (document) => {
  const missing = namedPaths(readFileSync(document, "utf8")).filter((named) => !existsSync(named));
  expect(missing).toEqual([]);
});

test.each(documents)("every command that %s names is a script of this project", (document) => {
  const text = readFileSync(document, "utf8");
  const named = [...text.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name ?? "");
  expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
});

test.each(documents)("every document and picture that %s links exists", (document) => {
  const links = [...readFileSync(document, "utf8").matchAll(/\]\((?!https?:|#)([^)\s]+)\)/g)].map(
    ([, link]) => link ?? "",
  );
  const missing = links.filter((link) => !existsSync(path.join(path.dirname(document), link.replace(/#.*$/, ""))));
  expect(missing).toEqual([]);
});
