import type { ReactNode } from "react";
import { buildInfo } from "../../model/build-info";
import { editorAddressOf } from "../../domain/addresses/editor-address";
import { elementIds } from "../../domain/element-ids";
import { type SearchKind, searchKindOf, searchPartOf } from "../../domain/search/search-kind";
import { useClub } from "../../hooks/useClub";
import { useNow } from "../../hooks/useNow";
import { useLateBangla } from "../../hooks/useLateBangla";
import { EditLink } from "./EditLink";
import { Footer } from "./Footer";
import { NavigationBar } from "./bar/NavigationBar";
import { ScrollToTop } from "./ScrollToTop";
import { SkipLink } from "./SkipLink";
import { Toasts } from "./Toasts";
import { useTooltipEscape } from "../../hooks/useTooltipEscape";
import * as styles from "./Layout.module.css";

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

/** The facts that the search has about a page before it loads the page. */
function searchFilters(path: string, kind: SearchKind) {
  const part = searchPartOf(path);
  if (part === undefined) return { "data-pagefind-filter": `kind:${kind}` };
  return { "data-part": part, "data-pagefind-filter": `part[data-part], kind:${kind}` };
}
