import { SEEN_NOTICES } from "../../domain/notices/seen-notices";
import { SESSION_KEY } from "../../domain/session/session";
import { EDITOR_MARK } from "../../hooks/storage/editor-mark";
import { storedEntry, storeEntry } from "../../hooks/storage/stored-entry";
import { THEME_ENTRY } from "../../hooks/theme";
import { SHORTCUT_ENTRY } from "../search/palette/shortcut";
import { LANGUAGE_ENTRY } from "./keep-language";

// A script of sites in a folder of their host. Up to version 2.0.0 their keys were without the folder: once on a device, it
// takes over what was kept under them. The old entries stay, which may be of another site of the host as well.

/** The entry that is there once this has been done. */
const ADOPTED = "adopted";

const names = [SEEN_NOTICES, SESSION_KEY, EDITOR_MARK, THEME_ENTRY, SHORTCUT_ENTRY, LANGUAGE_ENTRY];

if (storedEntry(ADOPTED) === null) {
  storeEntry(ADOPTED, "");
  for (const [key, text] of Object.entries<string>(localStorage))
    if ((names.includes(key) || key.startsWith("myclass.")) && storedEntry(key) === null) storeEntry(key, text);
  // The start script looks again at what the device keeps.
  dispatchEvent(new Event("storage"));
}

// oxlint-disable-next-line typescript/no-useless-empty-export -- without an export esbuild wraps each module
export {};
