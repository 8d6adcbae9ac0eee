import { useContext } from "react";
import { languageName } from "../../../domain/language/language-name";
import { UntranslatedItems } from "../../../hooks/page-context";
import { siteLanguages } from "../../../words/site-language";
import { t } from "../../../words/t";
import * as styles from "./UntranslatedNote.module.css";

/** Says how many items of a list are only in the main language of the site. */
export function UntranslatedNote() {
  const count = useContext(UntranslatedItems);
  const [main = "en"] = siteLanguages();
  return count === undefined ? null : (
    <p className={styles.note} data-pagefind-ignore="">
      {t(
        "{count, plural, one {# of these has no translation yet and is in {language}.} other {# of these have no translation yet and are in {language}.}}",
        { count, language: languageName(main) },
      )}
    </p>
  );
}
