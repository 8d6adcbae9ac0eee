import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isHashedFile } from "../../../src/outputs/writing/is-hashed-file";
import { builtFiles, publicDirectory } from "../built-site";
import { parseJsonObject } from "../json-object";

/** The part of a file name that changes with the content of the file. */
const hash = /[\da-f]{20}/;

/** Files that may name others. */
const isText = (file: string) => /\.(?:html|js|css|json)$/.test(file);

/** The search and the editor have their own ways to survive a deployment. */
const isApart = (file: string) => /^(?:pagefind|admin|share|static)\//.test(file);

/**
 * Copies the built site as if all of its scripts, styles and data had changed: under other names, and with
 * nothing left of the generation before. The caller removes the folder.
 */
export function nextGeneration(directory = publicDirectory): string {
  const target = mkdtempSync(path.join(tmpdir(), "next-generation-"));
  const files = builtFiles(directory);
  const appData = parseJsonObject(readFileSync(path.join(directory, "page-data/app-data.json"), "utf8"));
  const names = files.filter((file) => !isApart(file) && isHashedFile(`/${file}`)).map((file) => hash.exec(file)?.[0]);
  const hashes = new Set([...names, String(appData.webpackCompilationHash)].flatMap((name) => name ?? []));
  const anyHash = new RegExp([...hashes].join("|"), "g");
  const renamed = (text: string) => text.replace(anyHash, otherHash);
  for (const file of files) {
    const [from, to] = [path.join(directory, file), path.join(target, isApart(file) ? file : renamed(file))];
    mkdirSync(path.dirname(to), { recursive: true });
    if (isText(file) && !isApart(file)) writeFileSync(to, renamed(readFileSync(from, "utf8")));
    else symlinkSync(from, to);
  }
  return target;
}

/** Another hash of the same length: each digit becomes its complement. */
function otherHash(hashed: string): string {
  return hashed.replace(/[\da-f]/g, (digit) => (15 - parseInt(digit, 16)).toString(16));
}
