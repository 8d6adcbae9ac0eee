import type { FileFormat } from "./file-format";
import { t } from "../../words/t";

export interface FileType {
  /** The type in a message: 'expected a JPEG picture'. */
  readonly expectation: string;
  readonly family: "picture" | "video" | "document";
  /** In lower case; the first is the usual one. */
  readonly extensions: readonly [string, ...string[]];
  readonly formats: readonly FileFormat[];
}

/** Word has always saved RTF under `.doc` too. */
const office: readonly FileFormat[] = ["zip", "ole", "rtf"];

/** Every type of file that the site publishes. Any other type could run as a program in the reader's browser, or has no use there. */
const fileTypes: readonly FileType[] = [
  { expectation: t("expected a JPEG picture"), family: "picture", extensions: ["jpg", "jpeg"], formats: ["jpeg"] },
  { expectation: t("expected a PNG picture"), family: "picture", extensions: ["png"], formats: ["png"] },
  { expectation: t("expected a WebP picture"), family: "picture", extensions: ["webp"], formats: ["webp"] },
  { expectation: t("expected an AVIF picture"), family: "picture", extensions: ["avif"], formats: ["avif"] },
  { expectation: t("expected a GIF picture"), family: "picture", extensions: ["gif"], formats: ["gif"] },
  { expectation: t("expected an SVG drawing"), family: "picture", extensions: ["svg"], formats: ["svg"] },
  { expectation: t("expected an MP4 video"), family: "video", extensions: ["mp4", "m4v", "mov"], formats: ["mp4"] },
  { expectation: t("expected a WebM video"), family: "video", extensions: ["webm"], formats: ["webm"] },
  { expectation: t("expected an Ogg video"), family: "video", extensions: ["ogv", "ogg"], formats: ["ogg"] },
  { expectation: t("expected a PDF document"), family: "document", extensions: ["pdf"], formats: ["pdf"] },
  {
    expectation: t("expected a text document"),
    family: "document",
    extensions: ["docx", "doc", "odt"],
    formats: office,
  },
  { expectation: t("expected an RTF document"), family: "document", extensions: ["rtf"], formats: ["rtf"] },
  { expectation: t("expected a spreadsheet"), family: "document", extensions: ["xlsx", "xls", "ods"], formats: office },
  {
    expectation: t("expected a presentation"),
    family: "document",
    extensions: ["pptx", "ppt", "odp"],
    formats: office,
  },
  { expectation: t("expected a plain text"), family: "document", extensions: ["txt", "csv"], formats: ["text"] },
  {
    expectation: t("expected source code"),
    family: "document",
    extensions: ["c", "cpp", "java", "py"],
    formats: ["text"],
  },
  { expectation: t("expected a ZIP archive"), family: "document", extensions: ["zip"], formats: ["zip"] },
  { expectation: t("expected a 7z archive"), family: "document", extensions: ["7z"], formats: ["7z"] },
  { expectation: t("expected a RAR archive"), family: "document", extensions: ["rar"], formats: ["rar"] },
];

/**
 * The way a field uses a file: as a picture, as a picture or video of the gallery, as a download, or as one of the
 * things that it may link to.
 */
export type FilePurpose = "picture" | "media" | "download" | "link";

const families: Readonly<Record<FilePurpose, readonly FileType["family"][]>> = {
  picture: ["picture"],
  media: ["picture", "video"],
  download: ["document", "picture", "video"],
  link: ["document", "picture", "video"],
};

export function typesFor(purpose: FilePurpose): readonly FileType[] {
  return families[purpose].flatMap((family) => fileTypes.filter((type) => type.family === family));
}

export function extensionsFor(purpose: FilePurpose): readonly string[] {
  return typesFor(purpose).flatMap(({ extensions }) => extensions);
}

/** The extension of a path in lower case; undefined if it has none. */
export function extensionOf(path: string): string | undefined {
  const name = path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);
  const dot = name.lastIndexOf(".");
  return dot > 0 && dot < name.length - 1 ? name.slice(dot + 1).toLowerCase() : undefined;
}

/** The type that the name of a file claims; undefined where it is not on the list. */
export function typeOfName(path: string): FileType | undefined {
  const extension = extensionOf(path);
  return fileTypes.find(({ extensions }) => extension !== undefined && extensions.includes(extension));
}

/** True if a file whose name claims a type is published with this content. */
export function mayHold(type: FileType, format: FileFormat): boolean {
  return type.formats.includes(format) || isRenamed(type, format);
}

/**
 * True if a file is published although its name claims another type: pictures and videos are, since they get
 * the extension of their content.
 */
export function isRenamed({ family }: FileType, format: FileFormat): boolean {
  const actual = fileTypes.find(({ formats }) => formats.includes(format));
  return family !== "document" && format !== "svg" && actual?.family === family;
}

/** The usual extension of files with this format; undefined where several types have it, such as ZIP. */
export function usualExtension(format: FileFormat): string | undefined {
  const [type, ...others] = fileTypes.filter(({ formats }) => formats.includes(format));
  return others.length === 0 ? type?.extensions[0] : undefined;
}
