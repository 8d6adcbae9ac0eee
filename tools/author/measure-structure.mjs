import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const help = `node tools/author/measure-structure.mjs [DIR]

Prints figures about the structure of a checkout, such as one of an earlier version: files and lines of the source and of
the tests, lines per file, files per folder, files that only one other file imports, imports between folders in both
directions, files that name each kind of content, and blocks of lines that occur twice. Only what git lists counts. The
first figures are of src/, tools/, scripts/, oauth/ and the files beside them; all others of the code in src/. The query types,
which Gatsby writes, are left out.`;

/** This many equal lines in a row are a duplicate; lines without a letter do not count. */
const BLOCK = 6;

const kinds = {
  events: /\bevents?\b/i,
  workshops: /\bworkshops?\b/i,
  notices: /\bnotices?\b/i,
  posts: /\bposts?\b/i,
  advisors: /\badvisors?\b/i,
  team: /\bteam(?:Member)?s?\b/i,
  "past leaders": /\bpast[- ]?leaders?\b/i,
  members: /\bmembers?\b/i,
  "sub-communities": /\bsub[- ]?communit/i,
  courses: /\bcourses?\b/i,
  blog: /\barticles?\b/i,
};

const folderOf = (file) => file.split("/").slice(0, 2).join("/");

/** A file that an import names, or undefined for a package. */
function resolved(from, specifier, files) {
  if (!specifier.startsWith(".")) return undefined;
  const target = path.posix.join(path.posix.dirname(from), specifier);
  return ["", ".ts", ".tsx", ".js"].map((extension) => target + extension).find((file) => files.has(file));
}

function importsOf(texts) {
  const files = new Set(texts.keys());
  const pairs = new Map();
  for (const [file, text] of texts)
    for (const [, specifier] of text.matchAll(/(?:from|import|import\()\s*"([^"]+)"/g)) {
      const target = resolved(file, specifier, files);
      if (target === undefined || folderOf(target) === folderOf(file)) continue;
      const pair = `${folderOf(file)} -> ${folderOf(target)}`;
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
  return pairs;
}

/** Blocks of equal lines in different places, each as long as possible. */
function duplicatedBlocks(texts) {
  const seen = new Map();
  let blocks = 0;
  for (const [file, text] of texts) {
    const lines = text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => /[a-z]/i.test(line) && !/^(?:import|export \{|\*|\/\*\*|\/\/)/.test(line));
    let isInBlock = false;
    for (let start = 0; start + BLOCK <= lines.length; start++) {
      const key = lines.slice(start, start + BLOCK).join("\n");
      if (seen.has(key)) {
        if (!isInBlock) blocks += 1;
        isInBlock = true;
      } else {
        seen.set(key, file);
        isInBlock = false;
      }
    }
  }
  return blocks;
}

const linesOf = (text) => text.split("\n").length - 1;

/** The texts of those files of a checkout that a test on their paths picks. */
function read(directory, picks) {
  const listed = execFileSync("git", ["ls-files"], { cwd: directory, encoding: "utf8" }).trim().split("\n");
  const files = listed.filter((file) => picks(file) && existsSync(path.join(directory, file)));
  return new Map(files.map((file) => [file, readFileSync(path.join(directory, file), "utf8")]));
}

const isTyped = (file) => /\.(?:[cm]?[jt]sx?)$/.test(file) && !file.endsWith("gatsby-types.d.ts");
const isSource = (file) => isTyped(file) && /^(?:src\/|tools\/|scripts\/|oauth\/|static\/|[^/]+$)/.test(file);
const isTest = (file) => isTyped(file) && file.startsWith("tests/");
const isCode = (file) => /^src\/.*\.(?:tsx?|js)$/.test(file) && !file.endsWith(".d.ts");

/** One line on how many files there are and how long they are. */
function sizes(texts) {
  const lengths = [...texts.values()].map(linesOf).sort((a, b) => a - b);
  const at = (share) => lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))];
  const lines = lengths.reduce((sum, length) => sum + length, 0);
  return `${texts.size} files, ${lines} lines; per file: median ${at(0.5)}, 90 % ${at(0.9)}, longest ${at(1)}`;
}

/** Files that exactly one other file imports. */
function importedOnce(texts) {
  const files = new Set(texts.keys());
  const importers = new Map();
  for (const [file, text] of texts) {
    const names = [...text.matchAll(/(?:from|import|import\()\s*"([^"]+)"/g)].map(([, name]) => name);
    for (const target of new Set(names.map((name) => resolved(file, name, files))))
      if (target !== undefined) importers.set(target, (importers.get(target) ?? 0) + 1);
  }
  return [...importers.values()].filter((count) => count === 1).length;
}

function main(directory) {
  const texts = read(directory, isCode);
  console.log(`source: ${sizes(read(directory, isSource))}`);
  console.log(`tests: ${sizes(read(directory, isTest))}`);
  console.log(`code in src: ${sizes(texts)}`);
  console.log(`files that only one other file imports: ${importedOnce(texts)}`);
  console.log(`blocks of ${BLOCK} lines that occur twice: ${duplicatedBlocks(texts)}`);

  const perFolder = new Map();
  for (const file of texts.keys())
    perFolder.set(path.posix.dirname(file), (perFolder.get(path.posix.dirname(file)) ?? 0) + 1);
  const counts = [...perFolder.values()].sort((a, b) => a - b);
  const [fullest, most] = [...perFolder].reduce((a, b) => (b[1] > a[1] ? b : a));
  console.log(`files per folder: median ${counts[Math.floor(counts.length / 2)]}, most ${most} (${fullest})`);

  console.log("\nfiles that name a kind:");
  for (const [kind, pattern] of Object.entries(kinds))
    console.log(`  ${kind}: ${[...texts.values()].filter((text) => pattern.test(text)).length}`);

  console.log("\nimports between folders:");
  const pairs = importsOf(texts);
  for (const pair of [...pairs.keys()].sort()) {
    const [from, to] = pair.split(" -> ");
    const back = pairs.get(`${to} -> ${from}`);
    if (back === undefined) console.log(`  ${pair}: ${pairs.get(pair)}`);
    else if (from < to) console.log(`  ${from} <-> ${to}: ${pairs.get(pair)} and back ${back}`);
  }
}

if (process.argv.includes("--help")) console.log(help);
else main(process.argv[2] ?? ".");
