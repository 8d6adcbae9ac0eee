import { useState } from "react";
import { noProgress, progressReport, type Progress } from "../../../domain/my-class/progress";
import type { SignedInMember } from "../../../domain/session/session";
import * as buttons from "../../ui/controls/button.module.css";
import { Dialog } from "../../ui/dialog/Dialog";
import { Icon } from "../../ui/Icon";
import { Section } from "../../ui/Section";
import { toast } from "../../ui/toast/toast";
import type { Course } from "../../../domain/my-class/course";
import { ImportProgress, type FileOutcome } from "./ImportProgress";
import * as styles from "./ProgressPanel.module.css";
import { saveText } from "./save-text";
import { Text } from "../../ui/Text";

interface ProgressPanelProps {
  readonly member: SignedInMember;
  readonly courses: readonly Course[];
  readonly progress: Progress;
  readonly onChange: (change: (before: Progress) => Progress) => void;
  readonly isKept: boolean;
}

/** Says where the member's progress is kept; exports, imports and resets it. */
export function ProgressPanel({ member, courses, progress, onChange, isKept }: ProgressPanelProps) {
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<FileOutcome>();
  const hasBegun = progress.size > 0;
  const takeAway = () => {
    setOutcome(undefined);
    saveText("myclass-progress.json", progressReport(member.name, progress, courses, new Date()), "application/json");
  };
  const reset = () => {
    setAsking(false);
    setOutcome(undefined);
    onChange(() => noProgress);
    toast({ title: "Progress reset", description: "All courses have been reset.", tone: "success" });
  };
  return (
    <div className="container">
      <Section title="Your progress">
        <div className={styles.own}>
          <p role="status">{keepingText(hasBegun, isKept)}</p>
          <div className={buttons.row}>
            <button type="button" className={buttons.button} disabled={!hasBegun} onClick={takeAway}>
              <Icon name="download" /> Export progress
            </button>
            <ImportProgress courses={courses} onChange={onChange} onOutcome={setOutcome} />
            <button type="button" className={buttons.button} disabled={!hasBegun} onClick={() => setAsking(true)}>
              Reset progress
            </button>
          </div>
        </div>
        <Text as="p" role="status" className={styles.outcome} data-refused={outcome?.isRefused || undefined}>
          {outcome?.sentence ?? ""}
        </Text>
      </Section>
      {isAsking && (
        <Dialog label="Reset your progress?" onClose={() => setAsking(false)}>
          <div className={styles.question}>
            <h2>Reset your progress?</h2>
            <Text as="p">
              {`All of ${member.name}'s check marks in this browser will be deleted. This can't be undone.`}
            </Text>
            <div className={buttons.row}>
              <button type="button" className={buttons.primary} onClick={() => setAsking(false)}>
                Keep it
              </button>
              <button type="button" className={buttons.button} onClick={reset}>
                Yes, reset
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}

/** Whether the browser takes what it should keep is known only once there is something. */
function keepingText(hasBegun: boolean, isKept: boolean): string {
  if (!hasBegun) return "There is none yet. If you have begun on another device, export it there and import it here.";
  return isKept
    ? "It is kept in this browser only. To continue on another device, export it here and import it there."
    : "This browser stores nothing: your progress is lost when you leave this page. Export it to keep it.";
}
