import { oneOf, sentenceAbout, withExpectation } from "../../model/check/sentence";
import { formatWords } from "../../model/files/file-error";
import { fileFormat, isAnimated, type FileFormat } from "../../model/files/file-format";
import { extensionOf, extensionsFor, mayHold, typeOfName, usualExtension } from "../../model/files/file-types";
import { mediaLimits } from "../../model/values/media";
import { drawPhoto, photoFormats, type Size } from "./photo-file";
import { plainUploadName } from "./upload-names";
import { siteLocale } from "../../words/site-language";
import { t } from "../../words/t";

export interface PreparedUpload {
  readonly file: File;
  readonly reduced?: { readonly before: Size; readonly after: Size };
}

/** In bytes: how much of a picture is searched for signs of animation. */
const START_LENGTH = 262_144;

const MEGABYTE = 1024 * 1024;

/**
 * Prepares a file for uploading: photos are turned upright and reduced, without their place and device; the name is
 * made safe for all computers.
 *
 * @returns an error message if it can't be uploaded
 */
export async function prepareUpload(file: File): Promise<PreparedUpload | string> {
  const start = new Uint8Array(await file.slice(0, START_LENGTH).arrayBuffer());
  const format = fileFormat(start);
  if (photoFormats.has(format) && !isAnimated(start)) return drawnUpload(file, format);
  const wrong = kindError(file, format);
  if (wrong !== undefined) return wrong;
  const isPicture = ["gif", "svg"].includes(format) || photoFormats.has(format);
  const most = isPicture ? mediaLimits.image.most : mediaLimits.video.most;
  if (file.size > most * MEGABYTE) {
    const values = { file: file.name, size: megabytes(file.size), most };
    return isPicture
      ? t(
          "{file} is {size} MB, expected at most {most, number} MB: a drawing or an animated picture can't be reduced.",
          values,
        )
      : t("{file} is {size} MB, expected at most {most, number} MB.", values);
  }
  const given = extensionOf(file.name.trim().replace(/[\s.]+$/, ""));
  const type = typeOfName(`x.${given ?? ""}`);
  const extension = type?.formats.includes(format) ? given : (usualExtension(format) ?? given);
  const name = plainUploadName(file.name) + (extension === undefined ? "" : `.${extension}`);
  return { file: new File([file], name, { type: file.type }) };
}

function megabytes(bytes: number): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false };
  return new Intl.NumberFormat(siteLocale(), digits).format(bytes / MEGABYTE);
}

async function drawnUpload(file: File, format: FileFormat): Promise<PreparedUpload | string> {
  try {
    const { photo, before, after } = await drawPhoto(file);
    const drawn = new File([photo], `${plainUploadName(file.name)}.webp`, { type: photo.type });
    return { file: drawn, ...(after.width !== before.width && { reduced: { before, after } }) };
  } catch {
    return format === "heic"
      ? t("{file} is {format}, which this browser can't read. Save it as JPEG first.", {
          file: file.name,
          format: formatWords.heic,
        })
      : t("{file} can't be read: it may be damaged.", { file: file.name });
  }
}

function kindError(file: File, format: FileFormat): string | undefined {
  const named = { file: file.name, format: formatWords[format] };
  if (format === "empty") return t("{file} is empty, expected a file with content.", named);
  const type = typeOfName(file.name.trim().replace(/[\s.]+$/, ""));
  if (!type)
    return usualExtension(format) === undefined
      ? t("{file} is of a type that can't be published, expected a document, a picture or a video ({extensions}).", {
          ...named,
          extensions: oneOf(extensionsFor("download")),
        })
      : undefined;
  if (type.family !== "picture" || mayHold(type, format) || format === "svg") return undefined;
  return sentenceAbout(file.name, withExpectation(t("is {format}", named), type.expectation));
}
