import { useEffect, useId, useState, type KeyboardEvent, type ReactNode } from "react";
import { lastPartOf } from "../decap/repository-files";
import { extensionOf } from "../../model/files/file-types";
import { isPicture, type MediaFile } from "./media-files";
import { t } from "../../words/t";

interface MediaGridProps {
  readonly files: readonly MediaFile[];
  readonly chosen: readonly string[];
  readonly several: boolean;
  readonly addressOf: (file: MediaFile) => Promise<string>;
  readonly onToggle: (path: string) => void;
  readonly onTake: (path: string) => void;
}

/** How many files are shown at once, since each is read before it is shown. */
const BATCH = 48;

export function MediaGrid({ files, chosen, several, addressOf, onToggle, onTake }: MediaGridProps) {
  const [batches, setBatches] = useState(1);
  const name = useId();
  const shown = files.slice(0, batches * BATCH);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    onTake(event.currentTarget.value);
  };
  return (
    <>
      <div className="media-grid" role="group" aria-label={t("Files, the newest first")}>
        {shown.map((file) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its field hears the keys
          <label key={file.path} onDoubleClick={() => onTake(file.path)}>
            <input
              type={several ? "checkbox" : "radio"}
              name={name}
              value={file.path}
              checked={chosen.includes(file.path)}
              onChange={() => onToggle(file.path)}
              onKeyDown={onKeyDown}
            />
            <Thumbnail file={file} addressOf={addressOf} />
            <span dir="auto">{lastPartOf(file.path)}</span>
          </label>
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

function Thumbnail({ file, addressOf }: Pick<MediaGridProps, "addressOf"> & { readonly file: MediaFile }): ReactNode {
  const [address, setAddress] = useState("");
  useEffect(() => {
    if (isPicture(file.path)) void addressOf(file).then(setAddress, () => undefined);
  }, [file, addressOf]);
  // oxlint-disable-next-line house/site-paths -- it comes from the backend
  if (address !== "") return <img src={address} alt="" loading="lazy" />;
  return (
    <span className="media-type" aria-hidden="true">
      {extensionOf(file.path)}
    </span>
  );
}
