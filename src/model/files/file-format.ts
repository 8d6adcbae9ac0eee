export type FileFormat =
  | "jpeg"
  | "png"
  | "gif"
  | "webp"
  | "avif"
  | "heic"
  | "svg"
  | "mp4"
  | "webm"
  | "ogg"
  | "pdf"
  | "zip"
  | "7z"
  | "rar"
  | "ole"
  | "rtf"
  | "markup"
  | "text"
  | "empty"
  | "unknown";

const HEAD_LENGTH = 8192;

/** A drawing may have a long header before its first letter. */
const DRAWING_LENGTH = 200_000;

/** How many bytes of a file tell its format and, in a drawing, whether it has letters. */
export function headLength(name: string): number {
  return /\.svg$/i.test(name) ? DRAWING_LENGTH : HEAD_LENGTH;
}

export function fileFormat(head: Uint8Array): FileFormat {
  if (head.length === 0) return "empty";
  const text = latin1(head.subarray(0, HEAD_LENGTH));
  return binaryFormat(text) ?? isoMedia(text) ?? textFormat(text);
}

/** One character per byte, so that signatures can be written as text. */
function latin1(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

const signatures: readonly (readonly [string, FileFormat])[] = [
  ["\xff\xd8\xff", "jpeg"],
  ["\x89PNG\r\n\x1a\n", "png"],
  ["GIF87a", "gif"],
  ["GIF89a", "gif"],
  ["\x1a\x45\xdf\xa3", "webm"],
  ["OggS", "ogg"],
  ["PK\x03\x04", "zip"],
  ["PK\x05\x06", "zip"],
  ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "ole"],
  ["{\\rtf", "rtf"],
  ["7z\xbc\xaf\x27\x1c", "7z"],
  ["Rar!\x1a\x07", "rar"],
];

function binaryFormat(text: string): FileFormat | undefined {
  if (text.startsWith("RIFF") && text.startsWith("WEBP", 8)) return "webp";
  // Readers accept a few bytes before this signature, such as a line break. A tag must not hide there.
  if (/^[^<]{0,1024}%PDF-\d/.test(text)) return "pdf";
  return signatures.find(([signature]) => text.startsWith(signature))?.[1];
}

/** Files made of boxes, each of which begins with its size in four bytes and its name in four letters. */
function isoMedia(text: string): FileFormat | undefined {
  const box = text.slice(4, 8);
  if (box !== "ftyp") return ["moov", "mdat", "wide", "skip", "free", "pnot"].includes(box) ? "mp4" : undefined;
  const brands = text.slice(8, 64);
  if (/avi[fs]/.test(brands)) return "avif";
  return /^(?:hei|hev|mif1|msf1)/.test(brands) ? "heic" : "mp4";
}

/** True for a drawing with letters that are not drawn as paths. */
export function hasLetters(drawing: Uint8Array): boolean {
  return /<(?:\w+:)?text[\s>]/i.test(new TextDecoder().decode(drawing));
}

/** A control character of ASCII that no text contains. */
const BINARY = /[^\P{Cc}\s\x7f-\x9f]/u;

function textFormat(text: string): FileFormat {
  const isWide = /^(?:\xff\xfe|\xfe\xff)/.test(text);
  if (!isWide && BINARY.test(text)) return "unknown";
  const start = (isWide ? text.replaceAll("\0", "").slice(2) : text.replace(/^\xef\xbb\xbf/, "")).trimStart();
  if (!/^<[a-z!?/]/i.test(start)) return "text";
  return /^<(?:\w+:)?svg[\s/>]/i.test(withoutProlog(start)) ? "svg" : "markup";
}

/** A declaration, a comment, or a document type, in which drawing programs define entities. */
const PROLOG = /^(?:<\?[^>]*>|<!--[^]*?-->|<!doctype[^>[]*(?:\[[^\]]*\][^>]*)?>)\s*/i;

function withoutProlog(text: string): string {
  let rest = text;
  for (let part = PROLOG.exec(rest); part; part = PROLOG.exec(rest)) rest = rest.slice(part[0].length);
  return rest;
}

/**
 * True for a picture that moves: redrawn, it would be a still one.
 *
 * @param bytes all of the file, or as much of it as comes before its first picture
 */
export function isAnimated(bytes: Uint8Array): boolean {
  const format = fileFormat(bytes);
  if (format === "gif") return true;
  const text = latin1(bytes);
  // The first part of WebP says by a bit whether there is an animation.
  if (format === "webp") return text.startsWith("VP8X", 12) && ((bytes[20] ?? 0) & 2) !== 0;
  if (format === "avif") return /avis/.test(text.slice(8, 64));
  const [beforePixels = ""] = text.split("IDAT", 1);
  return format === "png" && beforePixels.includes("acTL");
}
