import { flushSync } from "react-dom";
import { useEffect, useId, useRef, useState, type DragEvent } from "react";
import { AltTexts } from "./AltTexts";
import { MediaTools } from "./MediaTools";
import { PUBLIC_FOLDER } from "../configuration/configuration";
import { lastPartOf } from "../decap/repository-files";
import { foundFiles, isPicture, type ChosenFile, type MediaFile } from "./media-files";
import { MediaGrid } from "./MediaGrid";
import type { MediaSource } from "./media-source";
import { t } from "../../words/t";

export interface MediaRequest {
  /** Several pictures get their alternative texts. Without a choice, files are only looked at and deleted. */
  readonly choice?: "one" | "several";
  readonly onlyPictures: boolean;
  readonly files?: readonly File[];
}

interface MediaDialogProps {
  readonly request: MediaRequest;
  readonly source: MediaSource;
  readonly onClose: (chosen: readonly ChosenFile[]) => void;
}

export function MediaDialog({ request: { choice, onlyPictures, files: given }, source, onClose }: MediaDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const result = useRef<readonly ChosenFile[]>([]);
  const [files, setFiles] = useState<readonly MediaFile[]>([]);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  const [status, setStatus] = useState(t("Reading the list of files…"));
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const several = choice === "several";
  const found = foundFiles(files, search, onlyPictures);

  const read = async () => {
    try {
      setFiles(await source.list());
      setStatus("");
    } catch {
      setStatus(t("The list of files could not be read. Check your connection, then try again."));
    }
  };

  /** Chooses a file, and takes the reader to its field, which is there as soon as the file is chosen. */
  const chooseAndDescribe = (choose: () => void, path = "") => {
    flushSync(choose);
    document.getElementById(id + path)?.focus();
  };

  const upload = async (uploads: readonly File[]) => {
    if (uploads.length === 0 || isBusy) return;
    setIsBusy(true);
    setRefused([]);
    try {
      const uploaded = await source.upload(uploads, onlyPictures, setStatus);
      setRefused(uploaded.refused);
      await read();
      setSearch("");
      setStatus(uploaded.done.join(" "));
      const choose = () =>
        setChosen((before) => (several ? [...new Set([...before, ...uploaded.paths])] : uploaded.paths.slice(-1)));
      chooseAndDescribe(choose, uploaded.paths[0]);
    } catch {
      setStatus(t("Nothing was added: the list of files could not be read. Check your connection, then try again."));
    } finally {
      setIsBusy(false);
    }
  };

  useEffect(() => {
    dialog.current?.showModal();
    void (given ? upload(given) : read());
    return () => source.close();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, as the dialog opens
  }, []);

  const toggle = (path: string) => {
    const others = several ? chosen.filter((each) => each !== path) : [];
    setChosen(several && others.length < chosen.length ? others : [...others, path]);
  };
  const finish = (paths = chosen) => {
    result.current = paths.map((path) => ({
      src: `${PUBLIC_FOLDER}/${lastPartOf(path)}`,
      alt: alts[path]?.trim() ?? "",
    }));
    dialog.current?.close();
  };
  const take = (path: string) => {
    if (choice === "one") finish([path]);
    else if (several) chooseAndDescribe(() => chosen.includes(path) || toggle(path), path);
  };
  const remove = async () => {
    const file = files.find(({ path }) => path === chosen[0]);
    if (!file || !source.remove || !window.confirm(deletionWarning)) return;
    try {
      await source.remove(file);
      setChosen([]);
      await read();
      setStatus(t("{file} is deleted.", { file: lastPartOf(file.path) }));
    } catch (error) {
      setStatus(t("Not deleted. {details}", { details: error instanceof Error ? error.message : String(error) }));
    }
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    if (event.type === "drop") void upload([...event.dataTransfer.files]);
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and drops anywhere in it
    <dialog
      ref={dialog}
      className="media"
      aria-labelledby={id}
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={() => onClose(result.current)}
      // What is typed here is not for Decap's keys.
      onKeyDown={(event) => event.stopPropagation()}
      onDragOver={drop}
      onDrop={drop}
    >
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          if (choice && chosen.length > 0 && !isBusy) finish();
        }}
      >
        <h2 id={id}>{headingOf(onlyPictures, choice)}</h2>
        <MediaTools
          search={search}
          onSearch={setSearch}
          onFiles={(uploads) => void upload(uploads)}
          accept={onlyPictures ? "image/*" : undefined}
          isBusy={isBusy}
          refused={refused}
        />
        <MediaGrid
          files={found}
          chosen={chosen}
          several={several}
          addressOf={source.addressOf}
          onToggle={toggle}
          onTake={take}
        />
        {several && <AltTexts id={id} paths={chosen.filter(isPicture)} alts={alts} onChange={setAlts} />}
        <p role="status">
          {status || t("{count, plural, =0 {No files} one {# file} other {# files}}", { count: found.length })}
        </p>
        <div className="media-buttons">
          {choice && (
            <button disabled={chosen.length === 0 || isBusy}>
              {several
                ? t("{count, plural, one {Insert # file} other {Insert # files}}", { count: chosen.length })
                : t("Insert")}
            </button>
          )}
          {source.remove && (
            <button type="button" disabled={chosen.length === 0} onClick={() => void remove()}>
              {t("Delete")}
            </button>
          )}
          <button type="button" disabled={isBusy} onClick={() => dialog.current?.close()}>
            {choice ? t("Cancel") : t("Close||notes of the editor")}
          </button>
        </div>
      </form>
    </dialog>
  );
}

const deletionWarning = t(
  "Delete this file at once, for everyone? Entries that show it will lack it, and cancelling an entry does not bring it back.",
);

function headingOf(onlyPictures: boolean, choice: MediaRequest["choice"]): string {
  if (!choice) return t("Pictures and files");
  if (!onlyPictures) return t("Choose a file");
  return choice === "several" ? t("Choose pictures") : t("Choose a picture");
}
