import { useState } from "react";
import { noProgress, progressReport, type Progress } from "../../domain/learning/progress";
import type { SignedInMember } from "../../domain/session";
import * as buttons from "../ui/button.module.css";
import { Dialog } from "../ui/Dialog";
import { Icon } from "../ui/Icon";
import { Section } from "../ui/Section";
import { toast } from "../ui/toast";
import type { Course } from "./course";
import * as styles from "./OwnProgress.module.css";
import { saveText } from "./save-text";

interface OwnProgressProps {
  readonly member: SignedInMember;
  readonly courses: readonly Course[];
  readonly progress: Progress;
  readonly onChange: (change: (before: Progress) => Progress) => void;
  readonly isKept: boolean;
}

/** Where the member's progress lies, to take it away or begin anew. */
export function OwnProgress({ member, courses, progress, onChange, isKept }: OwnProgressProps) {
  const [isAsking, setAsking] = useState(false);
  const hasBegun = progress.size > 0;
  const takeAway = () =>
    saveText("myclass-progress.json", progressReport(member.name, progress, courses, new Date()), "application/json");
  const reset = () => {
    setAsking(false);
    onChange(() => noProgress);
    toast({ title: "Progress reset", description: "All courses begin anew.", tone: "success" });
  };
  return (
    <div className="container">
      <Section title="Your progress">
        <div className={styles.own}>
          <p role="status">
            {isKept
              ? "It is kept in this browser alone: another device knows nothing of it."
              : "This browser keeps nothing: your progress lasts until you leave the site or load a page anew. Export it to keep it."}
          </p>
          <div className={buttons.row}>
            <button type="button" className={buttons.button} disabled={!hasBegun} onClick={takeAway}>
              <Icon name="download" /> Export progress
            </button>
            <button type="button" className={buttons.button} disabled={!hasBegun} onClick={() => setAsking(true)}>
              Reset progress
            </button>
          </div>
        </div>
      </Section>
      {isAsking && (
        <Dialog label="Reset your progress?" onClose={() => setAsking(false)}>
          <div className={styles.question}>
            <h2>Reset your progress?</h2>
            <p>All check marks of {member.name} in this browser will be gone. This can&rsquo;t be undone.</p>
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
