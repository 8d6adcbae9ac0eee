import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { annotation } from "./annotation.mjs";
import { deadLinkError } from "./dead-link.mjs";

/** How many links are checked at once. */
const AT_ONCE = 8;

/**
 * The links with http or https in a text, each once.
 *
 * @param {string} text
 * @returns {string[]}
 */
export function linksIn(text) {
  const found = text.match(/https?:\/\/[^\s"<>\\]+/g) ?? [];
  return [...new Set(found.map((link) => withoutEnd(closed(link))))];
}

/**
 * Without characters of the sentence: a full stop, the end of a quote or of bold text.
 *
 * @param {string} link
 */
function withoutEnd(link) {
  return link.replace(/[.,;:!?*_']+$/, "");
}

const opening = new Map([
  [")", "("],
  ["]", "["],
  ["}", "{"],
]);

/**
 * The link up to a bracket that it does not open, which belongs to the text around it.
 *
 * @param {string} link
 */
function closed(link) {
  /** @type {string[]} */
  const open = [];
  for (const [index, character] of [...link].entries()) {
    if ("([{".includes(character)) open.push(character);
    else if (opening.has(character) && open.pop() !== opening.get(character)) return [...link].slice(0, index).join("");
  }
  return link;
}

/**
 * The links of a folder, each with the files that contain it, so that each is only checked once.
 *
 * @param {string} folder
 */
function filesByLink(folder) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => /\.(json|md)$/.test(name));
  /** @type {Map<string, string[]>} */
  const files = new Map();
  for (const file of names.map((name) => path.join(folder, name)))
    for (const link of linksIn(readFileSync(file, "utf8"))) files.set(link, [...(files.get(link) ?? []), file]);
  return files;
}

/** Prints a warning for each file with a dead link. */
async function main([folder = "content"]) {
  const links = [...filesByLink(folder)];
  const lane = async () => {
    for (let next = links.pop(); next; next = links.pop()) {
      const [link, files] = next;
      const error = await deadLinkError(link);
      if (error === undefined) continue;
      for (const file of files) console.log(annotation("warning", file, `${link} ${error}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

if (process.argv[1]?.endsWith("links.mjs")) void main(process.argv.slice(2));
