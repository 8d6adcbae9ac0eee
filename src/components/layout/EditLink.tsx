import { useHasOpenedEditor } from "../../hooks/editor/useHasOpenedEditor";
import { startWhen } from "../../domain/start/start-when";
import { EDITOR_MARK } from "../../hooks/editor/editor-mark";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./EditLink.module.css";

/**
 * Leads an editor from a page to what it shows, on devices that have opened the editor. The editor is no page of
 * Gatsby's, so its router is not asked.
 */
export function EditLink({ to }: { readonly to: string }) {
  const isEditor = useHasOpenedEditor();
  return (
    <div className={`container ${styles.place ?? ""}`} {...startWhen("idle", `stored:${EDITOR_MARK}`)}>
      {isEditor && (
        <a className={buttons.button} href={to}>
          Edit this page
        </a>
      )}
    </div>
  );
}
