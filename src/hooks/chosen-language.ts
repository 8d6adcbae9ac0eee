import type { Language } from "../words/languages";
import { writeEntry } from "./storage/guarded-storage";

/** The entry of the browser's storage that keeps the language that a reader has chosen last. */
const LANGUAGE_ENTRY = "language";

export function rememberLanguage(language: Language): void {
  writeEntry(LANGUAGE_ENTRY, language);
}
