import { fileNameOf, lastPartOf } from "./file-name";

/**
 * The name of a file, with a number if another file has it. What names end with does not make them differ: Decap turns
 * photos into WebP.
 *
 * @param taken paths of all files that are there
 */
export function freeName(name: string, taken: Iterable<string>): string {
  const { stem, ending } = split(name);
  const used = new Set([...taken].map((path) => fileNameOf(split(lastPartOf(path)).stem)));
  if (!used.has(fileNameOf(stem))) return name;
  let number = 2;
  while (used.has(fileNameOf(`${stem}-${number}`))) number += 1;
  return `${stem}-${number}${ending}`;
}

function split(name: string) {
  const [ending = ""] = /\.[^.]*$/.exec(name) ?? [];
  return { stem: name.slice(0, name.length - ending.length), ending };
}
