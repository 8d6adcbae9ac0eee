import { readFileSync, renameSync } from "node:fs";
import path from "node:path";
import { headReader } from "../../src/content/check/check-content";
import type { Content } from "../../src/content/content";
import { fileFormat } from "../../src/model/files/file-format";
import { isRenamed, typeOfName, usualExtension } from "../../src/model/files/file-types";
import { replaceFile } from "../../src/outputs/writing/replace-file";

export interface MisnamedFile {
  readonly file: string;
  readonly fitting: string;
}

export function misnamedFiles(tree: Content["tree"]): MisnamedFile[] {
  const headOf = headReader(tree);
  const taken = new Set(tree.files);
  return [...tree.files].sort().flatMap((file) => {
    const type = typeOfName(file);
    const format = fileFormat(type ? (headOf(file) ?? new Uint8Array()) : new Uint8Array());
    if (!type || type.formats.includes(format) || !isRenamed(type, format)) return [];
    const named = (number: string) => file.replace(/\.[^.]+$/, `${number}.${usualExtension(format) ?? ""}`);
    let fitting = named("");
    for (let number = 2; taken.has(fitting); number += 1) fitting = named(`-${number}`);
    taken.add(fitting);
    return [{ file, fitting }];
  });
}

export async function renameFiles(tree: Content["tree"], misnamed: readonly MisnamedFile[]): Promise<void> {
  for (const entry of [...tree.files].filter((file) => /\.(?:json|md)$/.test(file))) {
    const place = path.join(tree.directory, entry);
    const before = readFileSync(place, "utf8");
    const after = misnamed.reduce((text, { file, fitting }) => {
      const parts = [file, encodeURI(file)].map((name) => name.replace(/[$()*+.?[\]^{|}\\]/g, "\\$&"));
      return text.replace(new RegExp(`/(?:${parts.join("|")})(?!\\w)`, "g"), (found) =>
        found.slice(1) === file ? `/${fitting}` : `/${encodeURI(fitting)}`,
      );
    }, before);
    if (after !== before) await replaceFile(place, after);
  }
  for (const { file, fitting } of misnamed)
    renameSync(path.join(tree.directory, file), path.join(tree.directory, fitting));
}
