import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import subsetFont from "subset-font";

const help = `node tools/author/shrink-heading-font.mjs [--check]

Makes the heading font of the site from the installed @fontsource/jetbrains-mono: without its ligatures for
programmers, and without signs that headings rarely need. Run it when that package has a new version, or if a letter
is missing, and commit the file.

--check  only says whether the committed file is what it would make`;

const installed = "node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-700-normal.woff2";
const committed = "src/components/layout/fonts/heading.woff2";

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join("");

/** The letters of headings in Western European languages; rare signs come from a font of the device. */
const characters = between(0x20, 0x7e) + between(0xa0, 0xff).replace(/[¤¦¨¬¯´¸¼½¾]/g, "") + "Œœ–—‘’‚“”„•…‹›€™−↑↓";

/** Ligatures, such as an arrow for `=>`, are 60% of the file. Browsers place accents without these tables. */
const dropTables = ["GDEF", "GPOS", "GSUB", "STAT"];

async function run({ check }) {
  const options = { targetFormat: "woff2", keepFeatures: [], dropTables };
  const font = await subsetFont(await readFile(installed), characters, options);
  if (!check) await writeFile(committed, font);
  if (font.equals(await readFile(committed))) return `${committed} is current.`;
  process.exitCode = 1;
  return `${committed} is not what this script makes: run it without --check, and commit the file.`;
}

const { values } = parseArgs({ options: { check: { type: "boolean" }, help: { type: "boolean" } } });
console.log(values.help ? help : await run(values));
