import { SEEN_NOTICES } from "../../domain/notices/seen-notices";
import { SESSION_KEY } from "../../domain/session/session";
import { EDITOR_MARK } from "../../hooks/storage/editor-mark";
import { storedEntry, storeEntry } from "../../hooks/storage/stored-entry";
import { THEME_ENTRY } from "../../hooks/theme";
import { SHORTCUT_ENTRY } from "../search/palette/shortcut";
import { LANGUAGE_ENTRY } from "./keep-language";

// A script for sites in a folder of their host. Up to version 2.0.0, storage keys did not contain the folder: once on
// each device, it
// copies the entries with such keys. The old entries stay, since they may belong to another site of the host.

/** The entry that says that this has been done. */
const ADOPTED = "adopted";

const names = [SEEN_NOTICES, SESSION_KEY, EDITOR_MARK, THEME_ENTRY, SHORTCUT_ENTRY, LANGUAGE_ENTRY];

if (storedEntry(ADOPTED) === null) {
  storeEntry(ADOPTED, "");
  for (const [key, text] of Object.entries<string>(localStorage))
    if ((names.includes(key) || key.startsWith("myclass.")) && storedEntry(key) === null) storeEntry(key, text);
  // Makes the start script read the storage again.
  dispatchEvent(new Event("storage"));
}

// oxlint-disable-next-line typescript/no-useless-empty-export -- without an export esbuild wraps each module
export {};
