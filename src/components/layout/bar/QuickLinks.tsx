import { useCallback, useRef, useState, type KeyboardEvent } from "react";
import { elementIds } from "../../../domain/element-ids";
import type { Club } from "../../../hooks/useClub";
import { useDismiss } from "../../../hooks/useDismiss";
import { arrowSteps, walkLinks } from "../../ui/controls/move-focus";
import { classes } from "../../ui/classes";
import { Icon } from "../../ui/Icon";
import { Text } from "../../ui/Text";
import { quickLinks, quickLinksLabel } from "../navigation-links";
import { NavigationItem } from "./NavigationItem";
import * as bar from "./NavigationBar.module.css";
import * as styles from "./QuickLinks.module.css";

interface QuickLinksProps {
  readonly club: Club;
  readonly path: string;
  readonly onChoose: () => void;
}

/** The dropdown of the bar: a press outside, Escape or a choice closes it; the arrow keys move through it. */
export function QuickLinks({ club, path, onChoose }: QuickLinksProps) {
  const [isOpen, setOpen] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const opener = useRef<HTMLButtonElement>(null);
  useDismiss({ element, opener }, isOpen, close);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowSteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setOpen(true);
    // The list must be rendered before its links can get the focus.
    requestAnimationFrame(() => walkLinks([...(element.current?.querySelectorAll("a") ?? [])], step));
  };

  const links = quickLinks(club);
  if (links.length === 0) return null;
  return (
    // The arrow keys are an addition to Tab, which works as usual.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={element} className={styles.dropdown} onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        className={classes(bar.item, styles.button)}
        aria-expanded={isOpen}
        aria-controls={elementIds.quickLinks}
        onClick={() => setOpen(!isOpen)}
      >
        <Text>{`${quickLinksLabel()} `}</Text>
        <Icon name="chevron-down" />
      </button>
      <ul id={elementIds.quickLinks} role="list" className={styles.list}>
        {links.map(({ to, label }) => (
          <li key={`${to} ${label}`}>
            <NavigationItem
              to={to}
              label={label}
              path={path}
              onChoose={() => {
                close();
                onChoose();
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
