import { type ChangeEvent, type ReactNode, useRef, useState } from "react";
import { progressReport } from "../../../domain/my-class/progress";
import type { Progress } from "../../../domain/my-class/stored-progress";
import type { SignedInMember } from "../../../domain/session/session";
import type { Course } from "../../../domain/my-class/course";
import { importProgress, MOST_PROGRESS_BYTES } from "../../../domain/my-class/import-progress";
import type { Marks } from "../../../domain/problems/marks";
import type { Own } from "../../../hooks/progress/own-progress";
import { Dialog } from "../../ui/dialog/Dialog";
import { Icon } from "../../ui/Icon";
import { Section } from "../../ui/Section";
import { toast } from "../../ui/toast/toast";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import * as buttons from "../../ui/controls/button.module.css";
import * as styles from "./progress.module.css";

interface ProgressPanelProps {
  readonly member: SignedInMember;
  readonly courses: readonly Course[];
  readonly progress: Progress;
  readonly marks: Marks;
  readonly onChange: (change: (before: Own) => Own) => void;
  readonly onReset: () => void;
  readonly isKept: boolean;
  readonly children?: ReactNode;
}

/** Says where the member's progress is stored; exports, imports and resets it. */
export function ProgressPanel(props: ProgressPanelProps) {
  const { member, courses, progress, marks, onChange, onReset, isKept, children } = props;
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<FileOutcome>();
  const hasBegun = progress.size > 0 || marks.size > 0;
  const takeAway = () => {
    setOutcome(undefined);
    saveText(
      "myclass-progress.json",
      progressReport(member.name, progress, courses, new Date(), marks),
      "application/json",
    );
  };
  const reset = () => {
    setAsking(false);
    setOutcome(undefined);
    onReset();
    toast({ title: t("Progress reset"), description: t("All courses have been reset."), tone: "success" });
  };
  return (
    <div className="container">
      <Section title={t("Your progress")}>
        <div className={styles.own}>
          {children}
          <p role="status">{keepingText(hasBegun, isKept)}</p>
          <div className={buttons.row}>
            <button type="button" className={buttons.button} disabled={!hasBegun} onClick={takeAway}>
              <Icon name="download" />
              {` ${t("Export progress")}`}
            </button>
            <ImportProgress courses={courses} onChange={onChange} onOutcome={setOutcome} />
            <button type="button" className={buttons.button} disabled={!hasBegun} onClick={() => setAsking(true)}>
              {t("Reset progress")}
            </button>
          </div>
        </div>
        {hasBegun && isKept && (
          <Text as="p">
            {t("Safari deletes it after seven days without a visit: export it before a longer break.")}
          </Text>
        )}
        <Text as="p" role="status" className={styles.outcome} data-refused={outcome?.isRefused || undefined}>
          {outcome?.sentence ?? ""}
        </Text>
      </Section>
      {isAsking && (
        <Dialog label={t("Reset your progress?")} onClose={() => setAsking(false)}>
          <div className={styles.question}>
            <h2>{t("Reset your progress?")}</h2>
            <Text as="p">
              {t("All of {name}'s check marks in this browser will be deleted. This can't be undone.", {
                name: member.name,
              })}
            </Text>
            <div className={buttons.row}>
              <button type="button" className={buttons.primary} onClick={() => setAsking(false)}>
                {t("Keep it")}
              </button>
              <button type="button" className={buttons.button} onClick={reset}>
                {t("Yes, reset")}
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Whether the browser stores progress is only known once there is some. */
function keepingText(hasBegun: boolean, isKept: boolean): string {
  if (!hasBegun)
    return t("There is none yet. If you have begun on another device, export it there and import it here.");
  return isKept
    ? t("It is kept in this browser only. To continue on another device, export it here and import it there.")
    : t("This browser stores nothing: your progress is lost when you leave this page. Export it to keep it.");
}

interface FileOutcome {
  readonly isRefused: boolean;
  readonly sentence: string;
}

interface ImportProgressProps {
  readonly courses: readonly Course[];
  readonly onChange: (change: (before: Own) => Own) => void;
  readonly onOutcome: (outcome: FileOutcome) => void;
}

/** Merges progress from a file, such as one exported on another device, into that of this browser. */
function ImportProgress({ courses, onChange, onOutcome }: ImportProgressProps) {
  const input = useRef<HTMLInputElement>(null);
  const onChoice = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    if (!file) return;
    const text = await readFile(file);
    // Allows choosing the same file again.
    currentTarget.value = "";
    if (text === undefined) onOutcome(refusalOf(file));
    else
      onChange((before) => {
        const after = importProgress(before, courses, { name: file.name, text });
        onOutcome(after);
        return after.isRefused ? before : after;
      });
  };
  return (
    <>
      <button type="button" className={buttons.button} onClick={() => input.current?.click()}>
        <Icon name="arrow-up" />
        {` ${t("Import progress")}`}
      </button>
      <input
        ref={input}
        hidden
        type="file"
        accept=".json,application/json"
        aria-label={t("Exported progress file")}
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
      ? t("{file} is too large: an exported progress file is at most {megabytes, number} MB.", {
          file: `'${name}'`,
          megabytes: MOST_PROGRESS_BYTES / 1_000_000,
        })
      : t("{file} could not be read. It may have been moved or deleted.", { file: `'${name}'` });
  return { isRefused: true, sentence };
}

function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser reads the address after the click event has ended.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
