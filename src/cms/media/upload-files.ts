import { lastPartOf } from "../decap/repository-files";
import { isPicture } from "./media-files";
import { prepareUpload, type PreparedUpload } from "./prepare-upload";
import { freeName } from "./upload-names";
import { t } from "../../words/t";

interface UploadPlace {
  readonly taken: readonly string[];
  readonly onlyPictures: boolean;
  readonly keep: (file: File) => Promise<string>;
  readonly say: (status: string) => void;
}

/** Uploads files one after the other under unique names, since phones give all photos the same names. */
export async function uploadFiles(files: readonly File[], place: UploadPlace) {
  const there = new Set(place.taken);
  const uploaded = { paths: new Array<string>(), done: new Array<string>(), refused: new Array<string>() };
  for (const [index, file] of files.entries()) {
    const values = { number: index + 1, total: files.length };
    place.say(t("Preparing file {number, number} of {total, number}…", values));
    try {
      const prepared = await prepareUpload(file);
      if (typeof prepared === "string") throw new Error(prepared);
      const path = await storeFile(file, prepared.file, there, place);
      there.add(path);
      uploaded.paths.push(path);
      uploaded.done.push(uploadedText(file.name, path, prepared));
    } catch (error) {
      uploaded.refused.push(error instanceof Error ? error.message : String(error));
    }
  }
  return uploaded;
}

async function storeFile(
  original: File,
  file: File,
  there: ReadonlySet<string>,
  { onlyPictures, keep }: UploadPlace,
): Promise<string> {
  if (onlyPictures && !isPicture(file.name)) throw new Error(t("{file} is not a picture.", { file: original.name }));
  const name = freeName(file.name, there);
  return keep(new File([file], name, { type: file.type })).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(t("{file} could not be saved. {reason}", { file: name, reason }));
  });
}

function uploadedText(original: string, path: string, { reduced }: PreparedUpload): string {
  const values = { original, file: lastPartOf(path) };
  if (!reduced) return t("{original} is now {file}.", values);
  const [before = "", after = ""] = [reduced.before, reduced.after].map(({ width, height }) => `${width} × ${height}`);
  return t("{original} is now {file}, reduced from {before} to {after} pixels.", { ...values, before, after });
}
