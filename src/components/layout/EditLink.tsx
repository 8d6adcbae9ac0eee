import { useHasOpenedEditor } from "../../hooks/editor/useHasOpenedEditor";
import { startWhen } from "../../domain/start/start-when";
import { EDITOR_MARK } from "../../hooks/editor/editor-mark";
import { attendanceOf } from "../../domain/routes";
import { ButtonLink } from "../navigation/ButtonLink";
import * as buttons from "../ui/controls/button.module.css";
import { servedPath } from "../../domain/addresses/served-path";
import * as styles from "./EditLink.module.css";

interface EditLinkProps {
  /** The address of the editor. */
  readonly to: string;
  /** The path of the page. */
  readonly path: string;
}

/**
 * Leads an editor from a page to what it shows, on devices that have opened the editor. The page of a workshop also leads
 * to its attendance sheet.
 */
export function EditLink({ to, path }: EditLinkProps) {
  const attendance = attendanceOf(path);
  const isEditor = useHasOpenedEditor();
  return (
    <div className={`container ${styles.place ?? ""}`} {...startWhen("idle", `stored:${EDITOR_MARK}`)}>
      {isEditor && (
        <div className={buttons.row}>
          <a className={buttons.button} href={servedPath(to)}>
            Edit this page
          </a>
          {attendance !== undefined && <ButtonLink to={attendance}>Attendance sheet</ButtonLink>}
        </div>
      )}
    </div>
  );
}
