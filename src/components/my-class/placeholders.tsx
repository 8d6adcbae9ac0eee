import { routes } from "../../domain/routes";
import { startWhen } from "../../domain/start/start-when";
import { isUsed } from "../../model/parts";
import { servedPath } from "../../domain/addresses/served-path";
import type { LoadingFailure } from "../../hooks/loading/fetch-file";
import { PageHeader } from "../content/page/PageHeader";
import { FailedPart } from "../content/states/FailedPart";
import { t } from "../../words/t";
import { Sentence } from "../ui/Sentence";
import * as styles from "./MyClass.module.css";

/** Shown until it is known who is signed in; it contains nothing of any course. */
export function SignInGate() {
  return (
    <div className={styles.room} {...startWhen("load")}>
      <PageHeader title={t("MyClass")} place="myclass" command="whoami">
        <p className={styles.scripted}>{t("One moment...")}</p>
        <noscript>
          <p>
            {isUsed("workshops") ? (
              <Sentence
                text={t(
                  "MyClass needs JavaScript to know who you are. You can read everything else on this site without it, such as the <workshops>workshops</workshops>.",
                )}
                parts={{ workshops: (words) => <a href={servedPath(routes.list("workshops"))}>{words}</a> }}
              />
            ) : (
              t("MyClass needs JavaScript to know who you are. You can read everything else on this site without it.")
            )}
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

export function CoursesFailure({ failure, onRetry }: CoursesFailureProps) {
  return (
    <div className={styles.room}>
      <PageHeader title={t("MyClass")} place="myclass" command="ls courses" />
      <div className="container">
        <FailedPart title={t("The courses could not be loaded")} failure={failure} onRetry={onRetry} />
      </div>
    </div>
  );
}
