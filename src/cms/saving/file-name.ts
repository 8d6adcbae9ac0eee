import { isTooLongForName, reservedNameError } from "../../model/values/file-name";

/**
 * The name of the file of a new entry, made from a text: lower-case letters of any script, with hyphens in place of what
 * can't be in an address. Apostrophes and characters that can't be seen, such as the joiners in Bangla, leave no gap.
 */
export function fileNameOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’‘]|\p{Cf}|\p{Variation_Selector}/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, "-")
    .replace(/-+/g, "-")
    .replace(/^[\p{M}_-]+|-$/gu, "");
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
export function uploadNameOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\w.~\-\u00a0-\u{10ffff}]/gu, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The last part of a path, whichever computer wrote it. */
export function lastPartOf(path: string): string {
  return path.replace(/^.*[/\\]/, "");
}
