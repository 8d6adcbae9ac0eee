import { useId, type KeyboardEvent, type ReactNode } from "react";
import { useInteractive } from "../../../hooks/useNow";
import { Text } from "../Text";
import { sideStep } from "./move-focus";
import * as buttons from "./button.module.css";
import * as styles from "./Tabs.module.css";

interface Tab {
  readonly key: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/**
 * Parts of a page, of which one is shown; without JavaScript, all are shown one below the other. A hidden part is not
 * rendered, so its state is kept above.
 */
export function Tabs({ label, tabs, chosen, onChoose }: TabsProps) {
  const id = useId();
  const isInteractive = useInteractive();
  const isChosen = (key: string) => key === chosen;
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = nextIndex(event.key, index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.key);
    document.getElementById(`${id}${tab.key}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ key, label: name }, index) => (
          <button
            key={key}
            id={`${id}${key}`}
            type="button"
            role="tab"
            className={buttons.button}
            aria-selected={isChosen(key)}
            aria-controls={`${id}${key}-panel`}
            tabIndex={isChosen(key) ? 0 : -1}
            onClick={() => onChoose(key)}
            onKeyDown={(event) => onKeyDown(event, index)}
          >
            <Text>{name}</Text>
          </button>
        ))}
      </div>
      {tabs.map(({ key, content }) => (
        <div
          key={key}
          id={`${id}${key}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}${key}`}
          className={styles.panel}
          data-chosen={isChosen(key) || undefined}
        >
          {(isChosen(key) || !isInteractive) && content}
        </div>
      ))}
    </>
  );
}

/** Where an arrow key, Home or End leads; undefined for any other key. */
function nextIndex(key: string, index: number, count: number): number | undefined {
  const step = sideStep(key);
  if (step !== undefined) return (index + count + step) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
