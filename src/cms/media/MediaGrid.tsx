import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { lastPartOf } from "../decap/repository-files";
import { extensionOf } from "../../model/files/file-types";
import { isPicture, placeAfterKey, type MediaFile } from "./media-files";
import { t } from "../../words/t";

interface MediaGridProps {
  readonly files: readonly MediaFile[];
  readonly chosen: readonly string[];
  readonly several: boolean;
  readonly addressOf: (file: MediaFile) => Promise<string>;
  readonly onToggle: (path: string) => void;
  readonly onTake: (path: string) => void;
}

/** How many files are shown at once: each is read before it is shown. */
const BATCH = 48;

export function MediaGrid({ files, chosen, several, addressOf, onToggle, onTake }: MediaGridProps) {
  const [batches, setBatches] = useState(1);
  const [current, setCurrent] = useState("");
  const grid = useRef<HTMLDivElement>(null);
  const shown = files.slice(0, batches * BATCH);
  const place = Math.max(
    shown.findIndex(({ path }) => path === current),
    0,
  );
  const onKeyDown = (event: KeyboardEvent) => {
    const options = [...(grid.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])];
    const isRtl = document.documentElement.dir === "rtl";
    const next = placeAfterKey(event.key, place, { count: options.length, columns: columnsOf(options), isRtl });
    const path = shown[place]?.path;
    if (next !== undefined) options[next]?.focus();
    else if (event.key === " " && path !== undefined) onToggle(path);
    else if (event.key === "Enter" && path !== undefined) onTake(path);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={grid}
        className="media-grid"
        role="listbox"
        aria-label={t("Files, the newest first")}
        aria-multiselectable={several}
        tabIndex={-1}
        onKeyDown={onKeyDown}
      >
        {shown.map((file, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the list around it hears the keys
          <div
            key={file.path}
            role="option"
            aria-selected={chosen.includes(file.path)}
            tabIndex={index === place ? 0 : -1}
            onFocus={() => setCurrent(file.path)}
            onClick={() => onToggle(file.path)}
            onDoubleClick={() => onTake(file.path)}
          >
            <Thumbnail file={file} addressOf={addressOf} />
            <span dir="auto">{lastPartOf(file.path)}</span>
          </div>
        ))}
      </div>
      {shown.length < files.length && (
        <button type="button" onClick={() => setBatches(batches + 1)}>
          {t("Show more files")}
        </button>
      )}
    </>
  );
}

function columnsOf(options: readonly HTMLElement[]): number {
  const beyond = options.findIndex(({ offsetTop }) => offsetTop !== options[0]?.offsetTop);
  return beyond === -1 ? options.length : beyond;
}

function Thumbnail({ file, addressOf }: Pick<MediaGridProps, "addressOf"> & { readonly file: MediaFile }): ReactNode {
  const [address, setAddress] = useState("");
  useEffect(() => {
    let isShown = true;
    if (isPicture(file.path))
      void addressOf(file).then(
        (found) => isShown && setAddress(found),
        () => undefined,
      );
    return () => {
      isShown = false;
    };
  }, [file, addressOf]);
  // oxlint-disable-next-line house/site-paths -- it comes from the backend
  if (address !== "") return <img src={address} alt="" loading="lazy" />;
  return (
    <span className="media-type" aria-hidden="true">
      {extensionOf(file.path)}
    </span>
  );
}
