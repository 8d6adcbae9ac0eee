import { dateText } from "../../../domain/time/date-text";
import { groupDigits } from "../../../domain/text/amounts";
import type { ApiFailure } from "../../../domain/codeforces/api-answer";
import { failureText } from "../../../domain/ratings/rating";
import { RetryButton } from "../../content/states/RetryButton";
import * as styles from "./Leaderboard.module.css";

/** The state of the calls for live ratings. */
export interface LiveState {
  /** `unasked`: there is no one whose rating could be requested. */
  readonly status: "loading" | "success" | "partial" | "failed" | "unasked";
  readonly asked: number;
  readonly found: number;
  readonly total: number;
  /** It is paused because of the API's limit. */
  readonly isWaiting: boolean;
  /** Why calls returned no rating. */
  readonly failures: ReadonlySet<ApiFailure>;
  readonly isOffline: boolean;
  readonly again: () => void;
}

interface LeaderboardStatusProps {
  readonly live: LiveState;
  /** The day of the snapshot; empty without one. */
  readonly snapshotDay: string;
}

/** Where the ratings come from, and how far the newest are. Only the words are announced, not each number. */
export function LeaderboardStatus({ live, snapshotDay }: LeaderboardStatusProps) {
  const { status, asked, total, isOffline, again } = live;
  const isBusy = status === "loading" && !isOffline;
  const canTryAgain = (status === "failed" || status === "partial") && !isOffline;
  return (
    <div className={styles.status}>
      <p role="status" className={styles.words} data-status={status}>
        {statusText(live, snapshotDay)}
      </p>
      {isBusy && (
        <div className={styles.progress}>
          <progress className={styles.bar} value={asked} max={total} aria-label="Ratings fetched" />
          <span className={styles.count}>{`${groupDigits(asked)} of ${groupDigits(total)}`}</span>
        </div>
      )}
      {snapshotDay !== "" && (isBusy || status === "success" || status === "partial") && (
        <p className={styles.date}>
          {`${status === "success" ? "▲▼ since" : "The last snapshot is from"} ${dateText(snapshotDay)}.`}
        </p>
      )}
      {canTryAgain && <RetryButton onRetry={again} />}
    </div>
  );
}

function statusText(live: LiveState, snapshotDay: string): string {
  const { status, found, total, isWaiting, isOffline, failures } = live;
  const fallback = snapshotDay === "" ? "members are listed by id" : `these ratings are from ${dateText(snapshotDay)}`;
  if (status === "unasked") return `${fallback.charAt(0).toUpperCase()}${fallback.slice(1)}.`;
  if (isOffline && (status === "loading" || status === "failed")) return `You are offline: ${fallback}.`;
  if (isWaiting) return "Codeforces asks us to wait. The next ratings will come in a moment.";
  if (status === "success") return "Live from Codeforces.";
  if (status === "failed") return `${failureText(failures)}: ${fallback}.`;
  if (status === "partial")
    return `${groupDigits(total - found)} of ${groupDigits(total)} ratings could not be fetched${snapshotDay === "" ? "" : "; those of the last snapshot are shown instead"}.`;
  return "Fetching Codeforces ratings...";
}
