import { type MouseEvent, type ReactNode, useEffect } from "react";
import { buildInfo } from "../../model/build-info";
import { editorAddressOf } from "../../domain/addresses/editor-address";
import { elementIds } from "../../domain/element-ids";
import { type SearchKind, searchKindOf, searchPartOf } from "../../domain/search/search-kind";
import { useClub } from "../../hooks/useClub";
import { useNow } from "../../hooks/useNow";
import { useLateBangla } from "../../hooks/useLateBangla";
import { attendanceOf } from "../../domain/routes";
import { servedPath } from "../../domain/addresses/served-path";
import { scrollBehavior } from "../../hooks/motion/reduced-motion";
import { isPlainClick } from "../ui/plain-click";
import { ButtonLink } from "../navigation/ButtonLink";
import { focusMain } from "../ui/controls/move-focus";
import { classes } from "../ui/classes";
import { Icon } from "../ui/Icon";
import { Footer } from "./Footer";
import { NavigationBar } from "./bar/NavigationBar";
import { Toasts } from "./Toasts";
import { t } from "../../words/t";
import * as styles from "./Layout.module.css";
import * as buttons from "../ui/controls/button.module.css";

interface LayoutProps {
  readonly path: string;
  readonly context?: object;
  readonly children: ReactNode;
}

export function Layout({ path, context = {}, children }: LayoutProps) {
  const club = useClub();
  const year = useNow(club.asOf).getUTCFullYear();
  useLateBangla();
  useTooltipEscape();
  const kind = searchKindOf(path, context);
  const editorAddress = buildInfo().hasEditor ? editorAddressOf(path, context) : undefined;
  return (
    <div className={styles.layout}>
      <SkipLink />
      <NavigationBar club={club} path={path} />
      <main
        id={elementIds.main}
        tabIndex={-1}
        className={styles.main}
        {...(kind && { "data-pagefind-body": "", ...searchFilters(path, kind) })}
      >
        {children}
      </main>
      <Footer club={club} year={year}>
        {editorAddress !== undefined && <EditLink to={editorAddress} path={path} />}
      </Footer>
      <ScrollToTop />
      <Toasts />
    </div>
  );
}

/** The facts that the search knows of a page before it has loaded anything of it. */
function searchFilters(path: string, kind: SearchKind) {
  const part = searchPartOf(path);
  if (part === undefined) return { "data-pagefind-filter": `kind:${kind}` };
  return { "data-part": part, "data-pagefind-filter": `part[data-part], kind:${kind}` };
}

/** Leads past the bar. Once scripts run, the address stays as it is: on some pages its fragment says what they show. */
export function SkipLink() {
  return (
    <a className={classes("visually-hidden", styles.skip)} href={`#${elementIds.main}`} onClick={skip}>
      {t("Skip to content")}
    </a>
  );
}

function skip(event: MouseEvent): void {
  const main = document.getElementById(elementIds.main);
  if (!main || !isPlainClick(event)) return;
  event.preventDefault();
  main.scrollIntoView();
  main.focus({ preventScroll: true });
}

interface EditLinkProps {
  readonly to: string;
  readonly path: string;
}

/**
 * Leads an editor from a page to what it shows. Its style sheet shows it on devices that have opened the editor
 * (`markDevice`). The page of a workshop also leads to its attendance sheet.
 */
export function EditLink({ to, path }: EditLinkProps) {
  const attendance = attendanceOf(path);
  return (
    <div className={`container ${styles.place ?? ""}`}>
      <div className={buttons.row}>
        <a className={buttons.button} href={servedPath(to)} rel="nofollow">
          {t("Edit this page")}
        </a>
        {attendance !== undefined && <ButtonLink to={attendance}>{t("Attendance sheet")}</ButtonLink>}
      </div>
    </div>
  );
}

/** A button that leads back to the top, once the reader has scrolled more than 300 px: its style sheet knows how far that is. */
export function ScrollToTop() {
  return (
    <div className={styles.rail}>
      <button
        type="button"
        className={styles.button}
        aria-label={t("Scroll to top")}
        data-tip={t("Scroll to top")}
        data-early="top"
        onClick={scrollToTop}
      >
        <Icon name="arrow-up" />
      </button>
    </div>
  );
}

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: scrollBehavior() });
  focusMain();
}

const events = ["keydown", "pointerover", "focusin"];

/** Escape hides the tooltip that is there, until the reader points at something else, moves the focus or presses another key. */
export function useTooltipEscape(): void {
  useEffect(() => {
    for (const name of events) document.addEventListener(name, markEscape);
    return () => {
      for (const name of events) document.removeEventListener(name, markEscape);
    };
  }, []);
}

function markEscape(event: Event): void {
  document.documentElement.toggleAttribute("data-escaped", event instanceof KeyboardEvent && event.key === "Escape");
}
