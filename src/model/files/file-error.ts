import { oneOf, quote, withExpectation } from "../check/sentence";
import { fileFormat, hasLetters, isAnimated, type FileFormat } from "./file-format";
import { extensionOf, extensionsFor, isRenamed, typeOfName, typesFor, type FilePurpose } from "./file-types";
import { t } from "../../words/t";

/** The files that a field accepts: 'expected a picture (jpg, png or svg)'. */
export function fileExpectation(purpose: FilePurpose): string {
  return t(
    "expected {purpose, select, picture {a picture} media {a picture or a video} other {a document, a picture or a video}} ({extensions})",
    { purpose, extensions: oneOf(extensionsFor(purpose)) },
  );
}

export function fileNameError(path: string, purpose: FilePurpose): string | undefined {
  const type = typeOfName(path);
  if (type && typesFor(purpose).includes(type)) return undefined;
  const extension = extensionOf(path);
  const value = quote(path);
  const fault =
    extension === undefined
      ? t("points to {value}, a file without an extension", { value })
      : t("points to {value}, a file of the type {extension}", { value, extension: quote(extension) });
  return withExpectation(fault, fileExpectation(purpose));
}

export interface FileContentError {
  readonly code: "invalid-file" | "misnamed-file" | "doubtful-file";
  readonly severity: "error" | "warning";
  readonly message: string;
}

/**
 * Checks the content of a file whose name is allowed; empty if nothing is wrong with it.
 *
 * A broken upload is a warning, since it is not published; a file in disguise is an error.
 *
 * @param head its first `headLength` bytes
 */
export function fileContentError(path: string, head: Uint8Array): FileContentError[] {
  const type = typeOfName(path);
  const format = fileFormat(head);
  const value = quote(path);
  const invalid = (message: string, severity: "error" | "warning") =>
    [{ code: "invalid-file", severity, message }] satisfies FileContentError[];
  if (isPointer(head))
    return invalid(
      t("points to {value}, which only says where Git LFS keeps the file, expected the file: run 'git lfs pull'", {
        value,
      }),
      "error",
    );
  if (!type || type.formats.includes(format)) return doubtful(path, format, head);
  const fault =
    format === "empty"
      ? t("points to {value}, an empty file", { value })
      : t("points to {value}, but its content is {found}", { value, found: formatWords[format] });
  const row = withExpectation(fault, type.expectation);
  if (isRenamed(type, format)) {
    const message = t("{row}; the page will show it anyway", { row });
    return [{ code: "misnamed-file", severity: "warning", message }];
  }
  return unreadable.has(format)
    ? invalid(t("{row}; the page will leave it out", { row }), "warning")
    : invalid(row, "error");
}

/** True for the text that Git has in place of a file that Git LFS keeps. */
function isPointer(head: Uint8Array): boolean {
  return new TextDecoder().decode(head.subarray(0, 60)).startsWith("version https://git-lfs.github.com/spec/");
}

function doubtful(path: string, format: FileFormat, head: Uint8Array): FileContentError[] {
  if (format === "svg" && hasLetters(head)) return [lettersWarning(path)];
  // GIFs are published unchanged.
  if (format === "gif" || !isAnimated(head)) return [];
  const message = t(
    "points to {value}, a picture that moves, of which the page shows one frame, expected a video or a GIF",
    {
      value: quote(path),
    },
  );
  return [{ code: "doubtful-file", severity: "warning", message }];
}

function lettersWarning(path: string): FileContentError {
  const message = t(
    "points to {value}, a drawing whose letters depend on the fonts of each computer, expected letters as paths (in Inkscape: Path, Object to Path)",
    { value: quote(path) },
  );
  return { code: "doubtful-file", severity: "warning", message };
}

/** The contents of broken uploads and of some phones' photos: no browser runs or shows them. */
const unreadable: ReadonlySet<FileFormat> = new Set(["empty", "text", "unknown", "heic"]);

export const formatWords: Readonly<Record<FileFormat, string>> = {
  jpeg: t("a JPEG picture"),
  png: t("a PNG picture"),
  gif: t("a GIF picture"),
  webp: t("a WebP picture"),
  avif: t("an AVIF picture"),
  heic: t("an HEIC picture"),
  svg: t("an SVG drawing"),
  mp4: t("an MP4 video"),
  webm: t("a WebM video"),
  ogg: t("an Ogg video"),
  pdf: t("a PDF document"),
  zip: t("a ZIP archive"),
  "7z": t("a 7z archive"),
  rar: t("a RAR archive"),
  ole: t("an Office document"),
  rtf: t("an RTF document"),
  markup: t("a web page or XML"),
  text: t("text||the content of a file"),
  empty: t("empty"),
  unknown: t("of no known type"),
};
