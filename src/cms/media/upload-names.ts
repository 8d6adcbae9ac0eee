import { reservedNameError } from "../../model/values/file-name";
import { lastPartOf } from "../decap/repository-files";
import { fileNameOf, nameOfLength } from "../saving/new-name";

/**
 * @param name from `plainUploadName`, with an extension; it gets a number if another file has the name, with any
 * extension
 */
export function freeName(name: string, taken: Iterable<string>): string {
  const used = new Set([...taken].map((path) => split(lastPartOf(path).normalize("NFC").toLowerCase()).stem));
  const { stem, ending } = split(name);
  let free = stem;
  for (let number = 2; used.has(free); number += 1) free = `${stem}-${number}`;
  return free + ending;
}

function split(name: string) {
  const [ending = ""] = /\.[^.]*$/.exec(name) ?? [];
  return { stem: name.slice(0, name.length - ending.length), ending };
}

const LONGEST_NAME = 60;

/**
 * A name for an upload, without an extension, that works on all computers, on hosts and in addresses, made from that of
 * a file. Names that Windows reserves for devices, and names without a letter or digit, get a word before them.
 */
export function plainUploadName(name: string): string {
  const stem = name
    .normalize("NFC")
    .replace(/[\s.]+$/, "")
    .replace(/\.[^.]*$/, "");
  const plain = nameOfLength(fileNameOf(stem), LONGEST_NAME).replace(/-+$/, "");
  if (plain === "") return "upload";
  return reservedNameError(plain) === undefined ? plain : `upload-${plain}`;
}
