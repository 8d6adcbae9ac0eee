/** The entry of the browser's storage that is there once the editor has been opened; static/theme.js reads it too. */
const KEY = "editor";

/** Notes that this device is an editor's. A browser that blocks its storage forgets it. */
export function rememberEditor(): void {
  try {
    localStorage.setItem(KEY, "opened");
  } catch {
    // Its pages show no way into the editor; the address of the editor still leads there.
  }
}

/** Whether the editor has been opened on this device. */
export function hasOpenedEditor(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}
