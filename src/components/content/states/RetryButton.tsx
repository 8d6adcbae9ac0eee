import type { LoadingFailure } from "../../../hooks/loading/loading-failure";
import * as buttons from "../../ui/controls/button.module.css";
import { focusBefore } from "../../ui/controls/focus-before";

interface RetryButtonProps {
  readonly failure?: LoadingFailure;
  readonly onRetry: () => void;
}

/** What a reader can do after a failure: try again, or load the new version of the site if trying again can't help. It disappears meanwhile. */
export function RetryButton({ failure, onRetry }: RetryButtonProps) {
  return failure === "outdated" ? (
    <button type="button" className={buttons.button} onClick={() => window.location.reload()}>
      Reload the page
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
      Try again
    </button>
  );
}
