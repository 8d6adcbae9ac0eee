import { fileFormat } from "../../model/files/file-format";
import { extensionOf, mayHold, typeOfName } from "../../model/files/file-types";
import { cleanMp4 } from "./clean-mp4";
import { cleanPicture } from "./clean-picture";
import { cleanWebm } from "./clean-webm";

/** How a file of the content is published. */
export interface CleanFile {
  /** The extension of its content, in lower case. */
  readonly extension: string;
  /** What is published; undefined for a picture that can't be read. */
  readonly clean: () => Promise<Uint8Array | undefined>;
}

/**
 * Prepares a file for publishing: pictures and videos lose their metadata, drawings become pictures, documents
 * stay as they are. Undefined for a file whose type is not allowed, or whose content is of another type than
 * its name.
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
