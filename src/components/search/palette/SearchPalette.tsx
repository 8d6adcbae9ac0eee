import { useEffect, useRef, useState } from "react";
import { searchPage } from "../../../domain/search/search-address";
import { openPage } from "../../../hooks/open-page";
import { SiteLink } from "../../navigation/SiteLink";
import { Dialog } from "../../ui/dialog/Dialog";
import { SearchField } from "../SearchField";
import { SearchResults } from "../results/SearchResults";
import { MenuPages } from "./MenuPages";
import { ShortcutSwitch } from "./ShortcutSwitch";
import { approachSearch } from "../site-search";
import { useSiteSearch } from "../useSiteSearch";
import { walkResults } from "../results/walk-results";
import { Text } from "../../ui/Text";
import * as styles from "./SearchPalette.module.css";

/** As many as fit without much scrolling. */
const MOST = 6;

/** The search over any page: a shell that knows one command. */
export function SearchPalette({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const { state, retry } = useSiteSearch({ query }, MOST);
  const all = searchPage({ query: query.trim() });
  useEffect(() => field.current?.focus(), []);
  return (
    <Dialog label="Search this site" className={styles.palette} onClose={onClose}>
      <p className={styles.prompt} aria-hidden="true">
        <span className={styles.place}>~</span> <span className={styles.sign}>$</span> grep -ri{" "}
        {query.trim() && <Text>{`"${query.trim()}"`}</Text>}
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
          All results and filters
        </SiteLink>
        <ShortcutSwitch />
      </div>
    </Dialog>
  );
}
