import { pageInOtherLanguages } from "../../../domain/addresses/other-languages";
import { ownLanguageName } from "../../../domain/language/language-name";
import { t } from "../../../words/t";
import * as styles from "./NavigationBar.module.css";

/** Links to the same page in the other languages of the site; nothing if there are none. */
export function LanguageLinks({ path }: { readonly path: string }) {
  const others = pageInOtherLanguages(path);
  return others.length === 0 ? null : (
    <ul role="list" aria-label={t("Languages")} className={styles.links}>
      {others.map(({ language, address }) => (
        <li key={language}>
          <a
            // oxlint-disable-next-line house/site-paths -- it leaves the folder of this language
            href={address}
            hrefLang={language}
            lang={language}
            className={styles.item}
          >
            {ownLanguageName(language)}
          </a>
        </li>
      ))}
    </ul>
  );
}
