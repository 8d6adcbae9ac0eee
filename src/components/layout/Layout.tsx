import type { ReactNode } from "react";
import { searchKindOf } from "../../domain/search/search-kind";
import { useClub } from "../../hooks/useClub";
import { Footer } from "./Footer";
import { NavigationBar } from "./NavigationBar";
import { ScrollToTop } from "./ScrollToTop";
import { Toasts } from "./Toasts";
import * as styles from "./Layout.module.css";

/** What stands around every page. */
export function Layout({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const club = useClub();
  const kind = searchKindOf(path);
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <NavigationBar club={club} path={path} />
      <main
        id="main"
        tabIndex={-1}
        className={styles.main}
        {...(kind && { "data-pagefind-body": "", "data-pagefind-filter": `kind:${kind}` })}
      >
        {children}
      </main>
      <Footer club={club} />
      <ScrollToTop />
      <Toasts />
    </div>
  );
}
