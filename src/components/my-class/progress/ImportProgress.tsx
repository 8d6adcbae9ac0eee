import { useRef, type ChangeEvent } from "react";
import { importProgress, MOST_PROGRESS_BYTES } from "../../../domain/my-class/import-progress";
import type { Progress } from "../../../domain/my-class/progress";
import * as buttons from "../../ui/controls/button.module.css";
import { Icon } from "../../ui/Icon";
import type { Course } from "../../../domain/my-class/course";

/** The result of importing a file, for the reader. */
export interface FileOutcome {
  readonly isRefused: boolean;
  readonly sentence: string;
}

interface ImportProgressProps {
  readonly courses: readonly Course[];
  readonly onChange: (change: (before: Progress) => Progress) => void;
  readonly onOutcome: (outcome: FileOutcome) => void;
}

/** Adds the progress in a file, such as one that was exported on another device, to that of this browser. */
export function ImportProgress({ courses, onChange, onOutcome }: ImportProgressProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChoice = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const text = await readFile(file);
    // The same file can be chosen again.
    currentTarget.value = "";
    if (text === undefined) onOutcome(refusalOf(file));
    else
      onChange((before) => {
        const { progress, ...outcome } = importProgress(before, courses, { name: file.name, text });
        onOutcome(outcome);
        return progress;
      });
  };
  return (
    <>
      <button type="button" className={buttons.button} onClick={() => input.current?.click()}>
        <Icon name="arrow-up" /> Import progress
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label="Exported progress file"
        onChange={(event) => void onChoice(event)}
      />
    </>
  );
}

/** The text of a file; undefined if it is too large or can't be read. */
async function readFile(file: File): Promise<string | undefined> {
  if (file.size > MOST_PROGRESS_BYTES) return undefined;
  try {
    return await file.text();
  } catch {
    return undefined;
  }
}

function refusalOf({ name, size }: File): FileOutcome {
  const sentence =
    size > MOST_PROGRESS_BYTES
      ? `'${name}' is too large: an exported progress file is at most ${MOST_PROGRESS_BYTES / 1_000_000} MB.`
      : `'${name}' could not be read. It may have been moved or deleted.`;
  return { isRefused: true, sentence };
}
