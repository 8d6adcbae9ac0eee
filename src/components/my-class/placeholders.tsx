import { routes } from "../../domain/routes";
import { startWhen } from "../../domain/start/start-when";
import { isUsed } from "../../model/parts";
import { servedPath } from "../../domain/addresses/served-path";
import type { LoadingFailure } from "../../hooks/loading/fetch-file";
import { PageHeader } from "../content/page/PageHeader";
import { FailedPart } from "../content/states/FailedPart";
import * as styles from "./MyClass.module.css";

/** Shown until it is known who is reading: nothing of any course. */
export function SignInGate() {
  return (
    <div className={styles.room} {...startWhen("load")}>
      <PageHeader title="MyClass" place="myclass" command="whoami">
        <p className={styles.scripted}>One moment...</p>
        <noscript>
          <p>
            MyClass needs JavaScript to know who you are. You can read everything else on this site without it
            {isUsed("workshops") && (
              <>
                {", such as the "}
                <a href={servedPath(routes.list("workshops"))}>workshops</a>
              </>
            )}
            .
          </p>
        </noscript>
      </PageHeader>
    </div>
  );
}

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
