import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/**
 * Makes the heading font of the site from the installed @fontsource/jetbrains-mono: without its ligatures for programmers,
 * and without signs that headings rarely need. Run it when that package has a new version, or if a letter is missing, and
 * commit the file. With --check it only says whether the committed file is current.
 */
const installed = "node_modules/@fontsource/jetbrains-mono/files/jetbrains-mono-latin-700-normal.woff2";
const committed = "src/components/layout/fonts/heading.woff2";

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, place) => String.fromCodePoint(first + place)).join("");

/** The letters of headings in Western European languages; rare signs come from a font of the device. */
const characters = between(0x20, 0x7e) + between(0xa0, 0xff).replace(/[¤¦¨¬¯´¸¼½¾]/g, "") + "Œœ–—‘’‚“”„•…‹›€™−↑↓";

/** Ligatures, such as an arrow for `=>`, are 60% of the file. Browsers position accents without these tables. */
const dropTables = ["GDEF", "GPOS", "GSUB", "STAT"];

const options = { targetFormat: "woff2", keepFeatures: [], dropTables };
const font = await subsetFont(await readFile(installed), characters, options);
if (!process.argv.includes("--check")) await writeFile(committed, font);
const isCurrent = font.equals(await readFile(committed));
console.log(isCurrent ? `${committed} is current.` : `${committed} is not what this script makes.`);
process.exitCode = isCurrent ? 0 : 1;
