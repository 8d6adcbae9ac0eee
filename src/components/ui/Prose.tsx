import * as styles from "./Prose.module.css";

/** A text of the content. Its HTML was made safe when the site was built. */
export function Prose({ html }: { readonly html: string }) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
