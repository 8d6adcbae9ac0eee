import { portableName, isTooLongForName, reservedNameError } from "../../model/values/file-name";
import { lastPartOf } from "../decap/repository-files";
import { fileNameOf } from "./new-name";

/** The paths of the files that are there when one is uploaded. */
export interface PresentFiles {
  /** Those of the media folder. */
  readonly stored: readonly string[];
  /** Those of the entry that is open: a draft's own are in no other list. */
  readonly ofEntry: readonly string[];
}

/**
 * Names uploads one after the other, so that each content has its own. Decap keeps the same content only once in an
 * entry, so it has to come under the same name again.
 *
 * @returns the name of a file with some content, in any form that tells contents apart
 */
export function uploadNames(): (content: string, name: string, present: PresentFiles) => string {
  const given = new Map<string, string>();
  return (content, name, { stored, ofEntry }) => {
    const own = given.get(content);
    const others = [...given].flatMap(([other, otherName]) => (other === content ? [] : [otherName]));
    const isOwn = (path: string) => own !== undefined && freeName(own, [path]) !== own;
    const free = freeName(own ?? portableName(name), [...stored, ...ofEntry.filter((path) => !isOwn(path)), ...others]);
    given.set(content, free);
    return free;
  };
}

/**
 * The name of an upload, with a number if another file has it. What names end with does not make them differ: Decap turns
 * photos into WebP.
 *
 * @param taken paths of all files that are there
 */
export function freeName(name: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map((path) => storedStem(lastPartOf(path))));
  if (!used.has(storedStem(name))) return name;
  const { stem, ending } = split(name);
  const numbered = (number: number) => `${stem}-${number}${ending}`;
  let number = 2;
  while (used.has(storedStem(numbered(number)))) number += 1;
  return numbered(number);
}

function storedStem(name: string): string {
  return split(uploadNameOf(name.normalize("NFC"))).stem;
}

function split(name: string) {
  const [ending = ""] = /\.[^.]*$/.exec(name) ?? [];
  return { stem: name.slice(0, name.length - ending.length), ending };
}

/** The longest name of an upload without its extension and number, in characters. */
const LONGEST_NAME = 60;

/**
 * The name for an upload, without an extension, that all computers, hosts and addresses take, made from that of a file:
 * those that Windows keeps for devices, and names without a letter or digit, get a word before them.
 */
export function plainUploadName(name: string): string {
  const stem = name
    .normalize("NFC")
    .replace(/[\s.]+$/, "")
    .replace(/\.[^.]*$/, "");
  // A letter and its marks stay together.
  const letters = (fileNameOf(stem).match(/\P{M}\p{M}*/gu) ?? []).slice(0, LONGEST_NAME);
  while (isTooLongForName(letters.join(""))) letters.pop();
  const plain = letters.join("").replace(/-+$/, "");
  if (plain === "") return "upload";
  return reservedNameError(plain) === undefined ? plain : `upload-${plain}`;
}

/** The name that Decap gives an upload: its dots stay, and an apostrophe becomes a hyphen. */
function uploadNameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\w.~\-\u00a0-\u{10ffff}]/gu, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}
