import type { LoadingFailure } from "../../../hooks/loading/fetch-file";
import * as buttons from "../../ui/controls/button.module.css";
import { focusBefore } from "../../ui/controls/move-focus";
import { t } from "../../../words/t";

interface RetryButtonProps {
  readonly failure?: LoadingFailure;
  readonly onRetry: () => void;
}

/** A button to try again after a failure, or to load the new version of the site if that can't help. It disappears meanwhile. */
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
