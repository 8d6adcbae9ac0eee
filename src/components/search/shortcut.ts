const KEY = "searchShortcut";

/** Whether `/` opens the search; those who speak to their computer may switch it off. On where storage is blocked. */
export function isShortcutOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== "off";
  } catch {
    return true;
  }
}

export function setShortcut(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, "off");
  } catch {
    // Storage is blocked: it stays as it is.
  }
}
