import { servedPath } from "../../domain/addresses/served-path";
import { attendanceOf } from "../../domain/routes";
import { ButtonLink } from "../navigation/ButtonLink";
import { t } from "../../words/t";
import * as styles from "./Layout.module.css";
import * as buttons from "../ui/controls/button.module.css";

interface EditLinkProps {
  readonly to: string;
  readonly path: string;
}

/**
 * Leads an editor from a page to the form of its content. The style sheet shows it on devices that have opened the
 * editor (`markDevice`). On the page of a workshop, there is also a link to its attendance sheet.
 */
export function EditLink({ to, path }: EditLinkProps) {
  const attendance = attendanceOf(path);
  return (
    <div className={`container ${styles.place ?? ""}`}>
      <div className={buttons.row}>
        <a className={buttons.button} href={servedPath(to)} rel="nofollow">
          {t("Edit this page")}
        </a>
        {attendance !== undefined && <ButtonLink to={attendance}>{t("Attendance sheet")}</ButtonLink>}
      </div>
    </div>
  );
}
