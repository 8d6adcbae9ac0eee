import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { buildFiles } from "../../domain/routes";
import { extensionOf, mayHold, typeOfName } from "../../model/files/file-types";
import { replaceFile } from "../writing/replace-file";
import { fileFormat } from "../../model/files/file-format";
import { cleanMp4, cleanWebm, cleanPicture } from "./clean-media";
import { placedMessage, severityWord } from "../../model/check/sentence";
import { t } from "../../words/t";

/** Increase it when the same file would be published differently. */
const RECIPE = 1;

const published = new Map<string, Promise<string | null>>();

/**
 * Publishes a file of the content that does not go through the image pipeline, and returns its address on the site.
 * There is no other way to publish files of the content. A forbidden file (see `cleanFile`) is left out with a warning,
 * even if the content check has accepted it.
 *
 * @param file an absolute path
 */
export async function publishFile(file: string, publicDirectory = path.resolve("public")): Promise<string | null> {
  const { mtimeMs, size } = await stat(file);
  const version = [file, mtimeMs, size, publicDirectory].join("\n");
  const address = published.get(version) ?? publish(file, publicDirectory);
  published.set(version, address);
  return address;
}

async function publish(file: string, publicDirectory: string): Promise<string | null> {
  const bytes = await readFile(file);
  const address = publicAddress(file, bytes);
  const target = address === undefined ? "" : path.join(publicDirectory, address);
  // An earlier build has published it already: its address contains the hash of its content.
  if (address !== undefined && existsSync(target)) return address;
  const clean = await cleanFile(file, bytes)?.clean();
  if (address === undefined || clean === undefined) {
    console.warn(
      placedMessage(file, severityWord("warning"), t("is not a file that can be published; the pages leave it out")),
    );
    return null;
  }
  await replaceFile(target, clean);
  return address;
}

/**
 * The address of a file on the site; undefined if it may not be published.
 *
 * @param bytes its original content
 */
function publicAddress(file: string, bytes: Uint8Array): string | undefined {
  const clean = cleanFile(file, bytes);
  const hash = createHash("sha256").update(`${RECIPE} `).update(bytes).digest("hex").slice(0, HASH_LENGTH);
  return clean && buildFiles.published(hash, `${publicStem(file)}.${clean.extension}`);
}

const HASH_LENGTH = 24;

/**
 * The name of a file without its extension and without dots, since some servers look for a type in the middle of a
 * name.
 */
function publicStem(file: string): string {
  const base = path.basename(file);
  const stem = base.slice(0, base.length - (extensionOf(base)?.length ?? -1) - 1).normalize("NFC");
  // Disks allow 255 bytes, and a letter has up to four.
  const short = /^.{0,60}/su.exec(stem.replace(/[^\p{L}\p{M}\p{N}_]+/gu, "-"))?.[0];
  return short?.replace(/^-+|-+$/g, "") || "file";
}

export interface CleanFile {
  /** The extension of its content, in lower case. */
  readonly extension: string;
  /** Makes what is published; undefined for a picture that can't be read. */
  readonly clean: () => Promise<Uint8Array | undefined>;
}

/**
 * Prepares a file for publishing: pictures and videos lose their metadata, drawings become pictures, documents are
 * unchanged. Undefined for a file whose type is not allowed, or whose content is of another type than its name.
 */
export function cleanFile(name: string, bytes: Uint8Array): CleanFile | undefined {
  const type = typeOfName(name);
  const format = fileFormat(bytes);
  if (!type || !mayHold(type, format)) return undefined;
  const ownExtension = type.formats.includes(format) ? extensionOf(name) : undefined;
  switch (format) {
    case "jpeg":
      return { extension: "jpg", clean: () => cleanPicture(bytes, format) };
    case "png":
    case "gif":
    case "webp":
    case "avif":
      return { extension: format, clean: () => cleanPicture(bytes, format) };
    case "svg":
      return { extension: "png", clean: () => cleanPicture(bytes, format) };
    case "mp4":
      return { extension: ownExtension ?? "mp4", clean: () => Promise.resolve(cleanMp4(bytes)) };
    case "webm":
      return { extension: "webm", clean: () => Promise.resolve(cleanWebm(bytes)) };
    default:
      return { extension: ownExtension ?? format, clean: () => Promise.resolve(bytes) };
  }
}
