import { navigate } from "gatsby";
import { useCallback, useEffect, useState, type ComponentType, type MouseEvent } from "react";
import { routes } from "../../domain/routes";
import { SiteLink } from "../navigation/SiteLink";
import { Icon } from "../ui/Icon";
import { SEARCH_FIELD } from "./search-field-id";
import { isSearchKey } from "./search-key";
import * as styles from "./SearchLauncher.module.css";

type Palette = ComponentType<{ readonly onClose: () => void }>;

/** Leads to the search: a link without JavaScript, a palette over the page with it. Nothing else of it is loaded before. */
export function SearchLauncher() {
  const [palette, setPalette] = useState<{ readonly Palette: Palette }>();
  const close = useCallback(() => setPalette(undefined), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchKey(event)) return;
      event.preventDefault();
      openSearch(setPalette);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);

  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    openSearch(setPalette);
  };
  return (
    <>
      <SiteLink
        to={routes.search}
        className={styles.launcher}
        aria-label="Search"
        aria-keyshortcuts="Control+K Meta+K /"
        title="Search (Ctrl K)"
        onClick={onClick}
      >
        <Icon name="search" />
      </SiteLink>
      {palette && <palette.Palette onClose={close} />}
    </>
  );
}

/** On the page of the search its field is meant; where the palette can't be loaded, that page. */
function openSearch(show: (palette: { readonly Palette: Palette }) => void): void {
  const field = document.getElementById(SEARCH_FIELD);
  if (field) field.focus();
  else
    import("./SearchPalette").then(
      ({ SearchPalette }) => show({ Palette: SearchPalette }),
      () => {
        navigate(routes.search);
      },
    );
}
