import { type ComponentType, type MouseEvent, useCallback, useEffect, useState } from "react";
import { elementIds } from "../../../domain/element-ids";
import { routes } from "../../../domain/routes";
import { startWhen } from "../../../domain/start/start-when";
import { openPage } from "../../../hooks/open-page";
import { SiteLink } from "../../navigation/SiteLink";
import { beginRequest, topmostDialog } from "../../ui/dialog/top-layer";
import { Icon } from "../../ui/Icon";
import { isPlainClick } from "../../ui/plain-click";
import { isSearchKey } from "./shortcut";
import { t } from "../../../words/t";
import * as styles from "./SearchLauncher.module.css";

type Palette = ComponentType<{ readonly onClose: () => void }>;

/**
 * Opens the search: a palette over the page, or without JavaScript the search page. Its code is loaded when it is
 * opened.
 */
export function SearchLauncher() {
  const [palette, setPalette] = useState<{ readonly Palette: Palette }>();
  const [isCutOff, setCutOff] = useState(false);
  const close = useCallback(() => setPalette(undefined), []);
  const open = useCallback(() => openSearch(setPalette, () => setCutOff(true)), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      setCutOff(false);
      if (!isSearchKey(event)) return;
      // In a dialog too: otherwise the browser's own search would open.
      event.preventDefault();
      if (!topmostDialog()) open();
    };
    const onPress = () => setCutOff(false);
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [open]);

  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    open();
  };
  return (
    <>
      <SiteLink
        to={routes.search}
        className={styles.launcher}
        aria-label={t("Search")}
        aria-keyshortcuts="Control+K Meta+K /"
        data-tip={t("Search (Ctrl K)")}
        data-opens="search"
        {...startWhen("intent")}
        onClick={onClick}
      >
        <Icon name="search" />
      </SiteLink>
      <span role="alert" className={styles.alert}>
        {isCutOff && t("The search can't be loaded: you are offline.")}
      </span>
      {palette && <palette.Palette onClose={close} />}
    </>
  );
}

/**
 * On the search page, focuses its field. If the palette can't be loaded because the site has been updated, opens that
 * page.
 */
function openSearch(show: (palette: { readonly Palette: Palette }) => void, onCutOff: () => void): void {
  const field = document.getElementById(elementIds.searchField);
  if (field) {
    field.focus();
    return;
  }
  const isWanted = beginRequest();
  import("./SearchPalette").then(
    ({ SearchPalette }) => isWanted() && show({ Palette: SearchPalette }),
    () => {
      if (!isWanted()) return;
      if (navigator.onLine) openPage(routes.search);
      else onCutOff();
    },
  );
}
