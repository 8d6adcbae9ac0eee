import * as styles from "./Prompt.module.css";

/** The line of a shell above a heading: ornament, silent for screen readers. */
export function Prompt({ place, command }: { readonly place: string; readonly command: string }) {
  return (
    <p className={styles.prompt} aria-hidden="true">
      <span className={styles.place}>{place}</span> <span className={styles.sign}>$</span> {command}
    </p>
  );
}
