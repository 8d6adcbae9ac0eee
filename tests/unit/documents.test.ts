import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isJsonObject } from "../../src/model/schema/json-object";
import { parseJsonObject } from "../support/json-object";

const documents = ["README.md", "content/README.md", ...readdirSync("docs").map((file) => `docs/${file}`)].filter(
  (file) => file.endsWith(".md"),
);

const { scripts: scriptsByName } = parseJsonObject(readFileSync("package.json", "utf8"));
const scripts = isJsonObject(scriptsByName) ? Object.keys(scriptsByName) : [];

const pathPattern =
  /(?<![\w./-])((?:content|src|tests|scripts|docs|static|gatsby-(?:config|node|browser|ssr))(?:\/[\w.-]+)*\/?(?:\.\w+)*)(?![\w/{*])/g;

/** Paths in code spans and code blocks; those with a placeholder are not paths. */
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

/** The ids that git hosts give to the headings of a document. */
function sectionsOf(document: string): Set<string> {
  const headings = readFileSync(document, "utf8").matchAll(/^#+ (.+)$/gm);
  return new Set(
    Array.from(headings, ([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-"),
    ),
  );
}

/** True if a file, and the section of it that a link may name, exists. */
function exists(link: string): boolean {
  const [file = "", section] = link.split("#");
  return existsSync(file) && (section === undefined || sectionsOf(file).has(section));
}

test.each(documents)("every document, section and picture that %s links to exists", (document) => {
  const links = [...readFileSync(document, "utf8").matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(
    ([, link]) => link ?? "",
  );
  const missing = links.filter((link) =>
    link.startsWith("#") ? !exists(document + link) : !exists(path.join(path.dirname(document), link)),
  );
  expect(missing).toEqual([]);
});

const sources = ["src", "tests", "scripts", "oauth"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
    .map((file) => `${folder}/${file}`),
);

test("every document and section that the code names exists", () => {
  const missing = sources.flatMap((source) => {
    const named = readFileSync(source, "utf8").matchAll(/\bdocs\/[\w-]+\.md(?:#[\w-]+)?/g);
    return Array.from(named, ([link]) => link)
      .filter((link) => !exists(link))
      .map((link) => `${source}: ${link}`);
  });
  expect(missing).toEqual([]);
});

test("the code cites no document that its readers do not have", () => {
  const citing = sources
    .filter((source) => source.startsWith("src/"))
    .filter((source) => /\bspecification\b|\(decisions\b/i.test(readFileSync(source, "utf8")));
  expect(citing).toEqual([]);
});

test("the document about the code describes every folder", () => {
  const text = readFileSync("docs/architecture.md", "utf8");
  const foldersOf = (folder: string) =>
    readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const rooms = foldersOf("src").map(({ name }) => `src/${name}/`);
  // The folders of subjects in src/components are named after their pages, those of commands after these.
  const inside = ["model", "domain", "content", "outputs", "cms", "hooks"].flatMap((room) =>
    foldersOf(`src/${room}`).map(({ name }) => `${name}/`),
  );
  expect([...rooms, ...inside].filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test.each(
  [
    "package.json",
    "knip.json",
    ...readdirSync("scripts", { recursive: true, encoding: "utf8" }).map((file) => `scripts/${file}`),
  ].filter((file) => /\.(?:json|mjs)$/.test(file)),
)("every source file that %s names exists", (file) => {
  const named = [...readFileSync(file, "utf8").matchAll(/(?<=["'\s])src\/[\w./-]+\.[jt]sx?(?=["'\s])/g)].map(
    ([name]) => name,
  );
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});
