import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { startWhen } from "../../../domain/start/start-when";
import { useDismiss } from "../../../hooks/useDismiss";
import { Icon, type IconName } from "../Icon";
import { arrowSteps, walkLinks } from "./move-focus";
import * as styles from "./Disclosure.module.css";

interface DisclosureProps {
  readonly label: string;
  readonly icon: IconName;
  /** List items, each with one link or button. */
  readonly children: ReactNode;
}

/**
 * A button that opens a few links below it, even without JavaScript. A press outside, Escape or a choice closes it; the
 * arrow keys move through it.
 */
export function Disclosure({ label, icon, children }: DisclosureProps) {
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDetailsElement>(null);
  const opener = useRef<HTMLElement>(null);
  const close = useCallback(() => setOpen(false), []);
  useDismiss({ element, opener }, isOpen, close);
  // The browser may have opened it before React ran.
  useEffect(() => setOpen(element.current?.open === true), []);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    // The element changes first, then the state.
    if (step === undefined || element.current?.open !== true) return;
    event.preventDefault();
    walkLinks([...element.current.querySelectorAll<HTMLElement>("a, button")], step);
  };
  return (
    <details
      ref={element}
      className={styles.disclosure}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={onKeyDown}
      data-pagefind-ignore=""
    >
      <summary ref={opener} className={styles.summary} {...startWhen("intent")}>
        <Icon name={icon} />
        {` ${label} `}
        <Icon name="chevron-down" />
      </summary>
      <ul role="list" className={styles.list}>
        {children}
      </ul>
    </details>
  );
}
