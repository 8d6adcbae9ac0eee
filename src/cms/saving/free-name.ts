import { lastPartOf, uploadNameOf } from "./file-name";

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
