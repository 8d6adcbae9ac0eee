import type { ReactNode } from "react";
import { Prompt } from "../../ui/terminal/Prompt";
import * as buttons from "../../ui/controls/button.module.css";
import { Text } from "../../ui/Text";
import * as styles from "./PageHero.module.css";

interface PageHeroProps {
  readonly title: string;
  readonly level?: "h1" | "h2";
  readonly place: string;
  readonly command: string;
  readonly text?: string | null | undefined;
  readonly actions: ReactNode;
  readonly note?: ReactNode;
  /** Beside the words: usually a terminal. */
  readonly children?: ReactNode;
}

/** The first screen of a page that invites readers: what it is about and where to go next. */
export function PageHero(props: PageHeroProps) {
  const { title, level = "h1", place, command, text, actions, note, children } = props;
  return (
    <section className={styles.hero}>
      <div className={`container ${styles.grid ?? ""}`}>
        <div className={styles.words}>
          <Prompt place={place} command={command} />
          <Text as={level}>{title}</Text>
          {text && (
            <Text as="p" className={styles.text}>
              {text}
            </Text>
          )}
          <div className={buttons.row} data-pagefind-ignore="">
            {actions}
          </div>
          {note}
        </div>
        {children}
      </div>
    </section>
  );
}
