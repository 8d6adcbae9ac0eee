import { useLayoutEffect, useRef } from "react";
import { isUsed } from "../../model/parts";
import { elementIds } from "../../domain/element-ids";
import {
  formatSearchAddress,
  parseSearchAddress,
  searchPage,
  type SearchRequest,
} from "../../domain/search/search-address";
import { startWhen } from "../../domain/start/start-when";
import { useAddressQuery } from "../../hooks/useAddress";
import { useListPlace } from "../../hooks/scrolling/useListPlace";
import { AddressDependent } from "../content/AddressDependent";
import { PageHeader } from "../content/page/PageHeader";
import { footerLinks } from "../layout/navigation-links";
import { TextLink } from "../navigation/SiteLink";
import { SearchField } from "./SearchField";
import { SearchFilters } from "./SearchFilters";
import { SearchResults, walkResults } from "./results/SearchResults";
import { approachSearch } from "./site-search";
import { useSiteSearch } from "./useSiteSearch";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./SearchPage.module.css";

const BATCH = 10;

export function SearchPage() {
  const [addressQuery, changeQuery] = useAddressQuery();
  const request = parseSearchAddress(addressQuery);
  const { state, showMore, retry } = useSiteSearch(request, BATCH);
  const change = (changes: Partial<SearchRequest>) =>
    changeQuery(formatSearchAddress({ ...request, ...changes }), "replace");
  const shown = state.step === "found" ? state.findings.pages.length : 0;
  const hasExamples = isUsed("events") && isUsed("notices");
  const left = state.step === "found" ? state.findings.total - shown : 0;
  const list = useRef<HTMLFormElement>(null);
  const of = state.step === "found" ? searchPage(state.request) : undefined;
  useListPlace(list, { of, shown, atFirst: 0 });
  return (
    <>
      <PageHeader title={t("Search")} place="search" command="grep -ri …">
        <p>
          {hasExamples
            ? t("Everything on this site, from events to the details of a notice.")
            : t("Everything on this site.")}
        </p>
      </PageHeader>
      <div className={`container ${styles.page ?? ""}`} {...startWhen("load")}>
        <AddressDependent reads={["q", "kind", "year"]}>
          <form
            ref={list}
            role="search"
            className={styles.search}
            onSubmit={(event) => event.preventDefault()}
            onKeyDown={walkResults}
          >
            <SearchField
              id={elementIds.searchField}
              value={request.query}
              onChange={(query) => change({ query })}
              onApproach={approachSearch}
            />
            {state.step !== "idle" && (
              <SearchFilters
                request={request}
                counts={state.step === "found" ? state.findings.counts : undefined}
                onChange={change}
              />
            )}
            <SearchResults
              state={state}
              onRetry={retry}
              onClearFilters={() => {
                change({ kind: undefined, year: undefined });
                focusField();
              }}
            />
            {left > 0 && <ShowMore shown={shown} left={left} onMore={showMore} />}
          </form>
          {state.step === "idle" && <SectionLinks />}
        </AddressDependent>
      </div>
    </>
  );
}

/** For buttons that disappear when pressed: moves the focus first. */
function focusField(): void {
  document.getElementById(elementIds.searchField)?.focus();
}

/** The sections of the site, shown before a search, and without JavaScript. */
function SectionLinks() {
  return (
    <nav aria-label={t("Sections")} className={styles.sections}>
      <p className={styles.unscripted}>{t("The search runs in your browser and needs JavaScript, which is off.")}</p>
      <h2 className={styles.heading}>{t("Or go straight to")}</h2>
      <ul role="list">
        {footerLinks().map(({ to, label }) => (
          <li key={to}>
            <TextLink to={to}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ShowMoreProps {
  readonly shown: number;
  readonly left: number;
  readonly onMore: () => void;
}

/** A button that loads the next results. When it disappears with the last ones, the first of them gets the focus. */
function ShowMore({ shown, left, onMore }: ShowMoreProps) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement !== element) return;
      queueMicrotask(() => {
        if (element?.isConnected === false) document.querySelectorAll<HTMLElement>("[data-result]")[shown]?.focus();
      });
    };
  }, [shown]);
  return (
    <button ref={button} type="button" className={buttons.button} onClick={onMore}>
      {t("Show more ({count, number} left)", { count: left })}
    </button>
  );
}
