import { useEffect, useRef, useState } from "react";
import { searchPage } from "../../../domain/search/search-address";
import { openPage } from "../../../hooks/open-page";
import { routes } from "../../../domain/routes";
import { leadsSomewhere } from "../../../domain/settings/offered";
import { useClub } from "../../../hooks/useClub";
import { SiteLink, TextLink } from "../../navigation/SiteLink";
import { Dialog } from "../../ui/dialog/Dialog";
import { Text } from "../../ui/Text";
import { joinLabel, mainLinks, quickLinks } from "../../layout/navigation-links";
import { SearchField } from "../SearchField";
import { SearchResults, walkResults } from "../results/SearchResults";
import { approachSearch } from "../site-search";
import { useSiteSearch } from "../useSiteSearch";
import { isShortcutOn, setShortcut } from "./shortcut";
import { t } from "../../../words/t";
import { Sentence } from "../../ui/Sentence";
import * as styles from "./SearchPalette.module.css";

const COMMAND = "grep -ri";

const MOST = 6;

/** The search over any page: a shell that knows one command. */
export function SearchPalette({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { state, retry } = useSiteSearch({ query }, MOST);
  const all = searchPage({ query: query.trim() });
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog label={t("Search this site")} className={styles.palette} onClose={onClose}>
      <p className={styles.prompt} aria-hidden="true">
        <span dir="ltr">
          <span className={styles.place}>~</span> <span className={styles.sign}>$</span>
          {` ${COMMAND} `}
          {query.trim() && <Text>{`"${query.trim()}"`}</Text>}
        </span>
      </p>
      <form
        role="search"
        className={styles.search}
        onKeyDown={walkResults}
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          openPage(all);
        }}
      >
        <SearchField field={field} value={query} onChange={setQuery} onApproach={approachSearch} />
        <div className={styles.results}>
          <SearchResults state={state} onChoose={onClose} onRetry={retry} />
          {state.step === "idle" && <MenuPages onChoose={onClose} />}
        </div>
      </form>
      <div className={styles.foot}>
        <SiteLink to={all} onClick={onClose}>
          {t("All results and filters")}
        </SiteLink>
        <ShortcutSwitch />
      </div>
    </Dialog>
  );
}

/** The pages of the menu, shown before anything is typed. The arrow keys move through them as through results. */
export function MenuPages({ onChoose }: { readonly onChoose: () => void }) {
  const join = leadsSomewhere(routes.registration) ? [{ to: routes.registration, label: joinLabel() }] : [];
  const links = [...mainLinks(), ...join, ...quickLinks(useClub())];
  const pages = links.filter(({ to }, index) => links.findIndex((other) => other.to === to) === index);
  return (
    <nav aria-label={t("Pages")} className={styles.pages}>
      <p className={styles.hint}>{t("Searches every page of this site. Or go straight to")}</p>
      <ul role="list">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to} data-result="" onClick={onChoose}>
              {label}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Switches the one-character shortcut off, for people who use speech input (WCAG 2.1.4). */
export function ShortcutSwitch() {
  const [isOn, setOn] = useState(isShortcutOn);
  return (
    <label className={styles.shortcut}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => {
          setShortcut(event.target.checked);
          setOn(event.target.checked);
        }}
      />{" "}
      <span>
        <Sentence text={t("<key/> opens the search")} parts={{ key: <kbd>/</kbd> }} />
      </span>
    </label>
  );
}
