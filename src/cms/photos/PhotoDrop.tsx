import { type DragEvent, type ReactNode, useRef, useState } from "react";
import { Sentence } from "../../components/ui/Sentence";
import { t } from "../../words/t";

interface PhotoDropProps {
  /** Takes the files, and says how many photos came of them. */
  readonly onFiles: (files: readonly File[]) => Promise<number>;
  /** The list that the photos go to. */
  readonly children: ReactNode;
}

/** A list onto which many photos can be dropped at once, and a button for those who would rather choose them. */
export function PhotoDrop({ onFiles, children }: PhotoDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [status, setStatus] = useState("");
  const take = async (files: readonly File[]) => {
    if (files.length === 0) return;
    setStatus("");
    try {
      const count = await onFiles(files);
      if (count > 0)
        setStatus(
          t("{count, plural, one {# photo added. Publish to save.} other {# photos added. Publish to save.}}", {
            count,
          }),
        );
    } catch (error) {
      setStatus(
        error instanceof Error
          ? t("The photos could not be added: {reason}", { reason: error.message })
          : t("The photos could not be added: try again."),
      );
    }
  };
  return (
    <div
      className={isOver ? "photos photos-over" : "photos"}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        void take([...event.dataTransfer.files]);
      }}
    >
      {children}
      <p className="photos-add">
        <Sentence
          text={t("<add>Add many photos</add> or drop them here.")}
          parts={{
            add: (words) => (
              <button type="button" onClick={() => input.current?.click()}>
                {words}
              </button>
            ),
          }}
        />{" "}
        <span role="status">{status}</span>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            void take([...(currentTarget.files ?? [])]);
            // The same files may be chosen again.
            currentTarget.value = "";
          }}
        />
      </p>
    </div>
  );
}

/** Decap drags entries of lists, too. */
function holdsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer.types.includes("Files");
}
