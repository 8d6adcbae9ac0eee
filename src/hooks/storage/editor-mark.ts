import { writeEntry } from "./guarded-storage";

/** The entry of the browser's storage that is there once the editor has been opened. */
export const EDITOR_MARK = "editor";

/** Notes that this device is an editor's. A browser that blocks its storage forgets it. */
export function rememberEditor(): void {
  writeEntry(EDITOR_MARK, "opened");
}
