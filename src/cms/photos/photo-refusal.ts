import { fileFormat, isAnimated, type FileFormat } from "../../model/files/file-format";
import { formatWords } from "../../model/files/file-error";

/** The formats that are made into a photo. A GIF would lose its movement, an SVG its sharpness. */
export const photoFormats: ReadonlySet<FileFormat> = new Set(["jpeg", "png", "webp", "avif", "heic"]);

/**
 * Why a file can't be added as a photo, in a sentence; undefined if it looks like one.
 *
 * @param head its first `HEAD_LENGTH` bytes
 */
export function photoRefusal(name: string, head: Uint8Array): string | undefined {
  const format = fileFormat(head);
  const isStill = !isAnimated(head);
  if (photoFormats.has(format) && isStill) return undefined;
  if (photoFormats.has(format)) return `${name} is ${formatWords[format]} that moves. Add it with “Add entry” instead.`;
  const what = `${name} is ${formatWords[format]}, expected a photo (JPEG, PNG, WebP or AVIF).`;
  return ["gif", "svg", "mp4", "webm", "ogg"].includes(format) ? `${what} Add it with “Add entry” instead.` : what;
}

/** The sentence about a file that looks like a photo but that the browser can't read. */
export function unreadablePhoto(name: string, head: Uint8Array): string {
  return fileFormat(head) === "heic"
    ? `${name} is ${formatWords.heic}, which this browser can't read. Save it as JPEG first.`
    : `${name} can't be read: it may be damaged.`;
}
