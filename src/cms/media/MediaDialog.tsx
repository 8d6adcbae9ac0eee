import { flushSync } from "react-dom";
import { useEffect, useId, useRef, useState, type DragEvent } from "react";
import { AltTexts } from "./AltTexts";
import { MediaTools } from "./MediaTools";
import { PUBLIC_FOLDER } from "../configuration/configuration";
import { lastPartOf } from "../decap/repository-files";
import { foundFiles, isPicture, takeDropped, type ChosenFile } from "./media-files";
import { MediaGrid } from "./MediaGrid";
import type { MediaSource } from "./media-source";
import { useMediaFiles } from "./useMediaFiles";
import { t } from "../../words/t";

export interface MediaRequest {
  /**
   * If several pictures can be chosen, they get alternative texts. Without a choice, files can only be viewed and
   * deleted.
   */
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
  const { files, status, refused, isBusy, read, upload, remove } = useMediaFiles(source, onlyPictures);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  const several = choice === "several";
  const found = foundFiles(files, search, onlyPictures);

  /** Chooses a file and focuses its field, which appears when the file is chosen. */
  const chooseAndDescribe = (choose: () => void, path = "") => {
    flushSync(choose);
    document.getElementById(id + path)?.focus();
  };

  const add = async (uploads: readonly File[]) => {
    const paths = await upload(uploads);
    if (!paths) return;
    setSearch("");
    const choose = () => setChosen((before) => (several ? [...new Set([...before, ...paths])] : paths.slice(-1)));
    chooseAndDescribe(choose, paths[0]);
  };

  useEffect(() => {
    dialog.current?.showModal();
    void (given ? add(given) : read());
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
  const drop = (event: DragEvent) => takeDropped(event, add);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and drops anywhere in it
    <dialog
      ref={dialog}
      className="media"
      aria-labelledby={id}
      onCancel={(event) => isBusy && event.preventDefault()}
      onClose={() => onClose(result.current)}
      // Keeps typed keys from Decap's shortcuts.
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
          onFiles={(uploads) => void add(uploads)}
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
            <button
              type="button"
              disabled={chosen.length === 0}
              onClick={() => void remove(chosen[0], () => setChosen([]))}
            >
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

function headingOf(onlyPictures: boolean, choice: MediaRequest["choice"]): string {
  if (!choice) return t("Pictures and files");
  if (!onlyPictures) return t("Choose a file");
  return choice === "several" ? t("Choose pictures") : t("Choose a picture");
}
