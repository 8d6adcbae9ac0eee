import { EmptyState } from "../../content/EmptyState";
import * as buttons from "../../ui/button.module.css";

/** Says that only the first screen is there, and tries again. */
export function LoadingFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState title="The whole list could not be loaded">
        <p>The connection may be down.</p>
        <button type="button" className={buttons.button} onClick={onRetry}>
          Try again
        </button>
      </EmptyState>
    </div>
  );
}
