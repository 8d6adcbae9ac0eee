import type { ReactNode } from "react";
import { useClub } from "../../hooks/useClub";
import { Footer } from "./Footer";
import { NavigationBar } from "./NavigationBar";
import { ScrollToTop } from "./ScrollToTop";
import { Toasts } from "./Toasts";
import * as styles from "./Layout.module.css";

/** What stands around every page. */
export function Layout({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const club = useClub();
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to content
      </a>
      <NavigationBar club={club} path={path} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer club={club} />
      <ScrollToTop />
      <Toasts />
    </div>
  );
}
