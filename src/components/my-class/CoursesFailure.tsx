import type { LoadingFailure } from "../../hooks/loading/fetch-file";
import { FailedPart } from "../content/states/FailedPart";
import { PageHeader } from "../content/page/PageHeader";
import * as styles from "./MyClass.module.css";

interface CoursesFailureProps {
  readonly failure: LoadingFailure;
  readonly onRetry: () => void;
}

/** Says that the courses could not be loaded, and tries again. */
export function CoursesFailure({ failure, onRetry }: CoursesFailureProps) {
  return (
    <div className={styles.room}>
      <PageHeader title="MyClass" place="myclass" command="ls courses" />
      <div className="container">
        <FailedPart title="The courses could not be loaded" failure={failure} onRetry={onRetry} />
      </div>
    </div>
  );
}
