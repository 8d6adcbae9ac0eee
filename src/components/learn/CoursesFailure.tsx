import { PageHeader } from "../content/PageHeader";
import { EmptyState } from "../content/EmptyState";
import * as buttons from "../ui/button.module.css";
import * as styles from "./Classroom.module.css";

/** Says that the courses did not come, and tries again. */
export function CoursesFailure({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div className={styles.room}>
      <PageHeader title="MyClass" place="myclass" command="ls courses" />
      <div className="container" role="alert">
        <EmptyState title="The courses could not be loaded">
          <p>The connection may be down.</p>
          <button type="button" className={buttons.button} onClick={onRetry}>
            Try again
          </button>
        </EmptyState>
      </div>
    </div>
  );
}
