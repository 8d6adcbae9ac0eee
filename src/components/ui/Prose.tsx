import type { MouseEvent } from "react";
import * as styles from "./Prose.module.css";

/** A text of the content. Its HTML was made safe when the site was built. */
export function Prose({ html }: { readonly html: string }) {
  return (
    // The links inside are what is pressed, by keyboard too.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.prose}
      onClick={html.includes(" data-film=") ? showFilm : undefined}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Puts the player in the place of the link that is pressed; it is a link to those who open it in a tab of its own. */
function showFilm(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-film]") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import("./film-player").then(
    ({ playFilm }) => playFilm(link),
    () => window.location.assign(link.href),
  );
}
