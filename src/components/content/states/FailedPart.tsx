import type { LoadingFailure } from "../../../hooks/loading/fetch-file";
import { EmptyState } from "./EmptyState";
import { t } from "../../../words/t";
import { focusBefore } from "../../ui/controls/move-focus";
import * as buttons from "../../ui/controls/button.module.css";

interface FailedPartProps {
  readonly title: string;
  readonly failure: LoadingFailure;
  readonly onRetry: () => void;
}

/** Shown where a part of the page could not be loaded; says what to do about it. */
export function FailedPart({ title, failure, onRetry }: FailedPartProps) {
  return (
    <div role="alert">
      <EmptyState title={title}>
        <p>
          {failure === "outdated"
            ? t("The site may have changed since you opened this page.")
            : t("The connection may be down.")}
        </p>
        <RetryButton failure={failure} onRetry={onRetry} />
      </EmptyState>
    </div>
  );
}

interface RetryButtonProps {
  readonly failure?: LoadingFailure;
  readonly onRetry: () => void;
}

/**
 * A button to try again, or to load the new version of the site if trying again can't help. It is hidden while loading.
 */
export function RetryButton({ failure, onRetry }: RetryButtonProps) {
  return failure === "outdated" ? (
    <button type="button" className={buttons.button} onClick={() => window.location.reload()}>
      {t("Reload the page")}
    </button>
  ) : (
    <button
      type="button"
      className={buttons.button}
      onClick={({ currentTarget }) => {
        focusBefore(currentTarget);
        onRetry();
      }}
    >
      {t("Try again")}
    </button>
  );
}
