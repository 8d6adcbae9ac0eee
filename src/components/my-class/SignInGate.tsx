import { routes } from "../../domain/routes";
import { startWhen } from "../../domain/start/start-when";
import { PageHeader } from "../content/page/PageHeader";
import { isUsed } from "../../model/parts";
import { servedPath } from "../../domain/addresses/served-path";
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
