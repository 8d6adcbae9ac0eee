import { writeEntry } from "./guarded-storage";

/** The storage entry that is set when the editor has been opened. */
export const EDITOR_MARK = "editor";

/** Marks this device as an editor's, unless the browser blocks its storage. */
export function rememberEditor(): void {
  writeEntry(EDITOR_MARK, "opened");
}
