import * as styles from "./Prompt.module.css";

/** The shell prompt above a heading: decoration, hidden from screen readers. */
export function Prompt({ place, command }: { readonly place: string; readonly command: string }) {
  return (
    <p className={styles.prompt} aria-hidden="true">
      <span className={styles.place}>{place}</span> <span className={styles.sign}>$</span>
      {` ${command}`}
    </p>
  );
}
