import type { MouseEvent, ReactNode } from "react";
import { hasEditor } from "../../model/build-constants";
import { editorAddressOf } from "../../domain/addresses/editor-address";
import { elementIds } from "../../domain/element-ids";
import { type SearchKind, searchKindOf, searchPartOf } from "../../domain/search/search-kind";
import { useClub } from "../../hooks/useClub";
import { useLateBangla } from "../../hooks/useLateBangla";
import { useTooltipEscape } from "../../hooks/useTooltipEscape";
import { EditLink } from "./EditLink";
import { Footer } from "./Footer";
import { NavigationBar } from "./bar/NavigationBar";
import { ScrollToTop } from "./ScrollToTop";
import { Toasts } from "./Toasts";
import { isPlainClick } from "../ui/plain-click";
import * as styles from "./Layout.module.css";

interface LayoutProps {
  readonly path: string;
  /** The context with which Gatsby made the page. */
  readonly context?: object;
  readonly children: ReactNode;
}

/** The bar, the footer and all else around every page. */
export function Layout({ path, context = {}, children }: LayoutProps) {
  const club = useClub();
  useLateBangla();
  useTooltipEscape();
  const kind = searchKindOf(path, context);
  const editorAddress = hasEditor() ? editorAddressOf(path, context) : undefined;
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
      <Footer club={club}>{editorAddress !== undefined && <EditLink to={editorAddress} path={path} />}</Footer>
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
    <a className={styles.skip} href={`#${elementIds.main}`} onClick={skip}>
      Skip to content
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
