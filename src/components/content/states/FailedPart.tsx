import { RetryButton } from "./RetryButton";
import type { LoadingFailure } from "../../../hooks/loading/fetch-file";
import { EmptyState } from "./EmptyState";
import { t } from "../../../words/t";

interface FailedPartProps {
  readonly title: string;
  readonly failure: LoadingFailure;
  readonly onRetry: () => void;
}

/** Takes the place of a part of the page that could not be loaded, and says what to do about it. */
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
