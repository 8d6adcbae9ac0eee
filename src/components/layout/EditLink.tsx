import { useHasOpenedEditor } from "../../hooks/editor/useHasOpenedEditor";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./EditLink.module.css";

/**
 * Leads an editor from a page to what it shows, on devices that have opened the editor. The editor is no page of
 * Gatsby's, so its router is not asked.
 */
export function EditLink({ to }: { readonly to: string }) {
  const isEditor = useHasOpenedEditor();
  return (
    <div className={`container ${styles.place ?? ""}`}>
      {isEditor && (
        <a className={buttons.button} href={to}>
          Edit this page
        </a>
      )}
    </div>
  );
}
