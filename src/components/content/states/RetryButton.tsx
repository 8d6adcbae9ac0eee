import type { LoadingFailure } from "../../../hooks/loading/loading-failure";
import * as buttons from "../../ui/controls/button.module.css";

interface RetryButtonProps {
  readonly failure: LoadingFailure;
  readonly onRetry: () => void;
}

/** The way on after a failure: another try, or the new version of the site where no try can help. */
export function RetryButton({ failure, onRetry }: RetryButtonProps) {
  return failure === "outdated" ? (
    <button type="button" className={buttons.button} onClick={() => window.location.reload()}>
      Reload the page
    </button>
  ) : (
    <button type="button" className={buttons.button} onClick={onRetry}>
      Try again
    </button>
  );
}
