import { useState } from "react";
import { lastPartOf } from "../decap/repository-files";
import { t } from "../../words/t";
import type { MediaFile } from "./media-files";
import type { MediaSource } from "./media-source";

export function useMediaFiles(source: MediaSource, onlyPictures: boolean) {
  const [files, setFiles] = useState<readonly MediaFile[]>([]);
  const [status, setStatus] = useState(t("Reading the list of files…"));
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);

  const read = async () => {
    try {
      setFiles(await source.list());
      setStatus("");
    } catch {
      setStatus(t("The list of files could not be read. Check your connection, then try again."));
    }
  };
  /** @returns the paths of the uploaded files; undefined if none could be uploaded */
  const upload = async (uploads: readonly File[]) => {
    if (uploads.length === 0 || isBusy) return undefined;
    setIsBusy(true);
    setRefused([]);
    try {
      const uploaded = await source.upload(uploads, onlyPictures, setStatus);
      setRefused(uploaded.refused);
      await read();
      setStatus(uploaded.done.join(" "));
      return uploaded.paths;
    } catch {
      setStatus(t("Nothing was added: the list of files could not be read. Check your connection, then try again."));
      return undefined;
    } finally {
      setIsBusy(false);
    }
  };
  const remove = async (path: string | undefined, afterwards: () => void) => {
    const file = files.find((each) => each.path === path);
    if (!file || !source.remove || !window.confirm(deletionWarning)) return;
    try {
      await source.remove(file);
      afterwards();
      await read();
      setStatus(t("{file} is deleted.", { file: lastPartOf(file.path) }));
    } catch (error) {
      setStatus(t("Not deleted. {details}", { details: error instanceof Error ? error.message : String(error) }));
    }
  };
  return { files, status, refused, isBusy, read, upload, remove };
}

const deletionWarning = t(
  "Delete this file at once, for everyone? Entries that show it will lack it, and cancelling an entry does not bring it back.",
);
