import { useState } from "react";
import type { ApiFailure } from "../../domain/codeforces/answer";
import { lastCall, nextQuestion, recordOf, type SolvedRecord } from "../../domain/problems/solved-record";
import { momentText } from "../../domain/time/date-text";
import { askSolved } from "../../hooks/codeforces/ask-solved";
import { memberIndexFile } from "../../hooks/directory/member-index-file";
import { useDataFile } from "../../hooks/loading/useLoading";
import { useOnline } from "../../hooks/codeforces/ask-online";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./member-marks.module.css";

interface AskCodeforcesProps {
  readonly memberId: number;
  readonly membersAddress: string;
  readonly record: SolvedRecord | undefined;
  readonly onRecord: (record: SolvedRecord) => void;
}

/** For a member with a handle: a button that asks Codeforces which problems they have solved. */
export function AskCodeforces({ memberId, membersAddress, record, onRecord }: AskCodeforcesProps) {
  const { data: members } = useDataFile(memberIndexFile, membersAddress, true);
  const handle = members?.find(({ id }) => id === memberId)?.handle;
  if (!handle) return null;
  return <AskAbout record={recordOf(handle, record)} onRecord={onRecord} />;
}

type State = "idle" | "asking" | "waiting" | "early" | ApiFailure;

interface AskAboutProps {
  readonly record: SolvedRecord;
  readonly onRecord: (record: SolvedRecord) => void;
}

function AskAbout({ record, onRecord }: AskAboutProps) {
  const [state, setState] = useState<State>("idle");
  const isOffline = !useOnline();
  const isBusy = state === "asking" || state === "waiting";
  const ask = async () => {
    const now = Date.now();
    if (isBusy) return;
    if (now < nextQuestion(record, now)) {
      setState("early");
      return;
    }
    setState("asking");
    onRecord({ ...record, calledAt: now });
    // The answer is kept even if the reader has gone to another module.
    const reader = { signal: new AbortController().signal, onLimit: () => setState("waiting") };
    const answer = await askSolved(record, reader, now);
    onRecord(answer.record);
    setState(answer.failure ?? "idle");
  };
  return (
    <div className={styles.asking}>
      <Text as="p" role="status">
        {stateText(state, record, isOffline && isBusy)}
      </Text>
      <button type="button" className={buttons.button} aria-disabled={isBusy || undefined} onClick={() => void ask()}>
        {t("Check on Codeforces")}
      </button>
    </div>
  );
}

function stateText(state: State, record: SolvedRecord, isCutOff: boolean): string {
  const { handle, askedAt } = record;
  const asked = askedAt === 0 ? "" : momentText(new Date(askedAt));
  if (isCutOff) return t("You are offline: Codeforces will be asked once you are connected.");
  if (state === "asking") return t("Asking Codeforces...");
  if (state === "waiting") return t("Codeforces asks us to wait. The answer will come in a moment.");
  if (state === "early")
    return t("Codeforces was asked on {moment}. Ask again ten minutes later.", {
      moment: momentText(new Date(lastCall(record))),
    });
  if (state !== "idle")
    return [
      failureText(state, handle),
      asked ? t("The last answer is from {moment}.", { moment: asked }) : t("You can tick problems off by hand."),
    ].join(" ");
  return asked
    ? t("Codeforces was asked on {moment}.", { moment: asked })
    : t("Codeforces knows which of them {handle} has solved.", { handle });
}

function failureText(failure: ApiFailure, handle: string): string {
  switch (failure) {
    case "timeout":
    case "unreachable":
      return t("Codeforces does not answer.");
    case "limit":
      return t("Codeforces is not accepting more calls at the moment.");
    case "unknown":
      return t("Codeforces does not know the handle {handle}.", { handle });
    case "unusable":
      return t("Codeforces sent no submissions.");
  }
}
