import { useRef } from "react";
import { t } from "../../words/t";

interface MediaToolsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
  readonly accept: string | undefined;
  readonly isBusy: boolean;
  readonly refused: readonly string[];
}

export function MediaTools({ search, onSearch, onFiles, accept, isBusy, refused }: MediaToolsProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <div className="media-tools">
        <label>
          {t("Search by name")}
          <input
            type="search"
            dir="auto"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- of the dialog that opens
            autoFocus
            value={search}
            onChange={({ target }) => onSearch(target.value)}
            // Otherwise it would insert the chosen files.
            onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          />
        </label>
        <button type="button" disabled={isBusy} onClick={() => input.current?.click()}>
          {t("Upload…")}
        </button>
        <span>{t("or drop files here")}</span>
        <input
          ref={input}
          type="file"
          hidden
          multiple
          accept={accept}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])]);
            // Allows choosing the same files again.
            currentTarget.value = "";
          }}
        />
      </div>
      <div className="media-refused" role="alert">
        {refused.length > 0 && (
          <ul>
            {refused.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
