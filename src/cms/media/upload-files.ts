import { lastPartOf } from "../decap/repository-files";
import { isPicture } from "./media-files";
import { prepareUpload, type PreparedUpload } from "./prepare-upload";
import { freeName } from "./upload-names";
import { t } from "../../words/t";

export interface Uploaded {
  readonly paths: readonly string[];
  readonly done: readonly string[];
  readonly refused: readonly string[];
}

interface UploadPlace {
  readonly taken: readonly string[];
  readonly onlyPictures: boolean;
  readonly keep: (file: File) => Promise<string>;
  readonly say: (status: string) => void;
}

/**
 * Uploads files one after the other, each under a name of its own: phones name all photos alike. A picture that was uploaded
 * before and is still there is not stored again.
 */
export function uploader(): (files: readonly File[], place: UploadPlace) => Promise<Uploaded> {
  const known = new Map<string, string>();
  const take = async (file: File, there: ReadonlySet<string>, { onlyPictures, keep }: UploadPlace) => {
    const prepared = await prepareUpload(file);
    if (typeof prepared === "string") throw new Error(prepared);
    if (onlyPictures && !isPicture(prepared.file.name))
      throw new Error(t("{file} is no picture.", { file: file.name }));
    const digest = await digestOf(prepared.file);
    const same = known.get(digest);
    if (same !== undefined && there.has(same)) {
      const done = t("{original} is already there as {file}.", { original: file.name, file: lastPartOf(same) });
      return { path: same, done };
    }
    const named = new File([prepared.file], freeName(prepared.file.name, there), { type: prepared.file.type });
    const path = await keep(named).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(t("{file} could not be saved. {reason}", { file: named.name, reason }));
    });
    known.set(digest, path);
    return { path, done: uploadedText(file.name, path, prepared) };
  };
  return async (files, place) => {
    const there = new Set(place.taken);
    const uploaded = { paths: new Set<string>(), done: new Array<string>(), refused: new Array<string>() };
    for (const [index, file] of files.entries()) {
      const values = { number: index + 1, total: files.length };
      place.say(t("Preparing file {number, number} of {total, number}…", values));
      try {
        const { path, done } = await take(file, there, place);
        there.add(path);
        uploaded.paths.add(path);
        uploaded.done.push(done);
      } catch (error) {
        uploaded.refused.push(error instanceof Error ? error.message : String(error));
      }
    }
    return { ...uploaded, paths: [...uploaded.paths] };
  };
}

function uploadedText(original: string, path: string, { reduced }: PreparedUpload): string {
  const values = { original, file: lastPartOf(path) };
  if (!reduced) return t("{original} is now {file}.", values);
  const [before = "", after = ""] = [reduced.before, reduced.after].map(({ width, height }) => `${width} × ${height}`);
  return t("{original} is now {file}, reduced from {before} to {after} pixels.", { ...values, before, after });
}

async function digestOf(file: File): Promise<string> {
  return String(new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer())));
}
