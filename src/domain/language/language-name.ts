import type { Language } from "../../words/languages";
import { t } from "../../words/t";

/** What the interface calls a language, such as `Bangla`. */
export function languageName(language: Language): string {
  const [name = ""] = language.split("-");
  return t("{name, select, bn {Bangla} es {Spanish} pt {Portuguese} ar {Arabic} other {English}}||languages", { name });
}
