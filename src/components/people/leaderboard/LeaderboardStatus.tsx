import { dateText } from "../../../domain/time/date-text";
import type { ApiFailure } from "../../../domain/codeforces/answer";
import { failureText } from "../../../domain/ratings/rating";
import { RetryButton } from "../../content/states/FailedPart";
import { t } from "../../../words/t";
import * as styles from "./Leaderboard.module.css";

export interface LiveState {
  /** `unasked`: there are no ratings to request. */
  readonly status: "loading" | "success" | "partial" | "failed" | "unasked";
  readonly asked: number;
  readonly found: number;
  readonly total: number;
  readonly isWaiting: boolean;
  readonly failures: ReadonlySet<ApiFailure>;
  readonly isOffline: boolean;
  readonly again: () => void;
}

interface LeaderboardStatusProps {
  readonly live: LiveState;
  readonly snapshotDay: string;
}

/**
 * Where the ratings come from, and how many live ones have arrived. Screen readers announce the words, but not every
 * number.
 */
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
          <progress value={asked} max={total} aria-label={t("Ratings fetched")} />
          <span className={styles.count}>{t("{part, number} of {total, number}", { part: asked, total })}</span>
        </div>
      )}
      {snapshotDay !== "" && (isBusy || status === "success" || status === "partial") && (
        <p className={styles.date}>
          {status === "success"
            ? t("▲▼ since {date}.", { date: dateText(snapshotDay) })
            : t("The last snapshot is from {date}.", { date: dateText(snapshotDay) })}
        </p>
      )}
      {canTryAgain && <RetryButton onRetry={again} />}
    </div>
  );
}

function statusText(live: LiveState, snapshotDay: string): string {
  const { status, found, total, isWaiting, isOffline, failures } = live;
  const isCutOff = isOffline && (status === "loading" || status === "failed");
  if (status === "unasked" || isCutOff || (status === "failed" && !isWaiting))
    return fallbackText(
      isCutOff ? t("You are offline") : status === "failed" ? failureText(failures) : undefined,
      snapshotDay,
    );
  if (isWaiting) return t("Codeforces asks us to wait. The next ratings will come in a moment.");
  if (status === "success") return t("Live from Codeforces.");
  if (status !== "partial") return t("Fetching Codeforces ratings...");
  const values = { missing: total - found, total };
  return snapshotDay === ""
    ? t("{missing, number} of {total, number} ratings could not be fetched.", values)
    : t(
        "{missing, number} of {total, number} ratings could not be fetched; those of the last snapshot are shown instead.",
        values,
      );
}

/** What the leaderboard shows without live ratings, and why. */
function fallbackText(reason: string | undefined, snapshotDay: string): string {
  const date = dateText(snapshotDay);
  if (snapshotDay === "")
    return reason === undefined ? t("Members are listed by id.") : t("{reason}: members are listed by id.", { reason });
  return reason === undefined
    ? t("These ratings are from {date}.", { date })
    : t("{reason}: these ratings are from {date}.", { reason, date });
}
