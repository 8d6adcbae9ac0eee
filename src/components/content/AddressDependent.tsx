import type { ReactNode } from "react";
import type { OwnParameter } from "../../domain/addresses/own-parameters";
import { addressWith, startWhen } from "../../domain/start/start-when";
import { useInteractive } from "../../hooks/useNow";
import * as styles from "./AddressDependent.module.css";

interface AddressDependentProps {
  /** The parameters of the address that the part reads. */
  readonly reads: readonly OwnParameter[];
  /** The fragments that it reads, as a regular expression; absent: none. */
  readonly fragment?: string;
  readonly children: ReactNode;
}

/**
 * A part of a page that depends on the query or the fragment of its address, which the server does
 * not know. If there is one, the part stays hidden until the page is interactive, so that nothing else shows first;
 * `markPage` marks such addresses.
 */
export function AddressDependent({ reads, fragment, children }: AddressDependentProps) {
  return (
    <div
      className={styles.part}
      data-unsettled={!useInteractive() || undefined}
      {...startWhen("load", addressWith(reads, fragment))}
    >
      {children}
    </div>
  );
}
