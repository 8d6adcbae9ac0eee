import { quote } from "../check/sentence";
import { fileFormat, type FileFormat } from "./file-format";
import { extensionOf, extensionsFor, isRenamed, typeOfName, typesFor, type FilePurpose } from "./file-types";

const purposeWords: Readonly<Record<FilePurpose, string>> = {
  picture: "a picture",
  media: "a picture or a video",
  download: "a document, a picture or a video",
  link: "a document, a picture or a video",
};

/** The files that a field accepts: `a picture (jpg, png or svg)`. */
export function expectedFile(purpose: FilePurpose): string {
  const extensions = extensionsFor(purpose);
  return `${purposeWords[purpose]} (${extensions.slice(0, -1).join(", ")} or ${extensions.at(-1) ?? ""})`;
}

/** Checks the name of a file; undefined if nothing is wrong with it. */
export function fileNameError(path: string, purpose: FilePurpose): string | undefined {
  const type = typeOfName(path);
  if (type && typesFor(purpose).includes(type)) return undefined;
  const extension = extensionOf(path);
  const what = extension === undefined ? "a file without an extension" : `a file of the type ${quote(extension)}`;
  return `${what}, expected ${expectedFile(purpose)}`;
}

/** Says what is wrong with the content of a file. */
export interface FileContentError {
  readonly severity: "error" | "warning";
  readonly message: string;
}

/**
 * Checks the content of a file whose name is allowed; undefined if nothing is wrong with it.
 *
 * A broken upload is a warning, since it is not published; a file in disguise is an error.
 *
 * @param head its first `HEAD_LENGTH` bytes
 */
export function fileContentError(path: string, head: Uint8Array): FileContentError | undefined {
  const type = typeOfName(path);
  const format = fileFormat(head);
  if (!type || type.formats.includes(format)) return undefined;
  if (format === "empty")
    return { severity: "warning", message: `an empty file, expected ${type.words}; the page will leave it out` };
  const message = `but its content is ${formatWords[format]}, expected ${type.words}`;
  if (isRenamed(type, format)) return { severity: "warning", message: `${message}; the page will show it anyway` };
  return unreadable.has(format)
    ? { severity: "warning", message: `${message}; the page will leave it out` }
    : { severity: "error", message };
}

/** The contents of broken uploads and of some phones' photos: no browser runs or shows them. */
const unreadable: ReadonlySet<FileFormat> = new Set(["text", "unknown", "heic"]);

/** Each format in a sentence. */
export const formatWords: Readonly<Record<FileFormat, string>> = {
  jpeg: "a JPEG picture",
  png: "a PNG picture",
  gif: "a GIF picture",
  webp: "a WebP picture",
  avif: "an AVIF picture",
  heic: "an HEIC picture",
  svg: "an SVG drawing",
  mp4: "an MP4 video",
  webm: "a WebM video",
  ogg: "an Ogg video",
  pdf: "a PDF document",
  zip: "a ZIP archive",
  "7z": "a 7z archive",
  rar: "a RAR archive",
  ole: "an Office document",
  rtf: "an RTF document",
  markup: "a web page or XML",
  text: "text",
  empty: "empty",
  unknown: "of no known type",
};
