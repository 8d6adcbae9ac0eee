import type { ReactNode } from "react";
import { startWhen } from "../../domain/start/start-when";
import { useInteractive } from "../../hooks/useInteractive";
import * as styles from "./AddressDependent.module.css";

/**
 * A part of a page that depends on the query or the fragment of its address, which the server does
 * not know. If there is one, the part stays hidden until the page is interactive, so that no one sees
 * something else first; `markPage` marks such addresses.
 */
export function AddressDependent({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.part} data-unsettled={!useInteractive() || undefined} {...startWhen("load", "address")}>
      {children}
    </div>
  );
}
