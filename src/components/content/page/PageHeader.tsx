import type { ReactNode } from "react";
import { Prompt } from "../../ui/terminal/Prompt";
import { Text } from "../../ui/Text";
import { UntranslatedNote } from "./UntranslatedNote";
import * as styles from "./PageHeader.module.css";

interface PageHeaderProps {
  readonly title: string;
  /** The folder of the ornamental prompt, such as `events`. */
  readonly place: string;
  readonly command?: string;
  readonly children?: ReactNode;
  /** Controls for the whole page, such as ways to follow it: beside the title if there is room. */
  readonly aside?: ReactNode;
}

export function PageHeader({ title, place, command = "ls", children, aside }: PageHeaderProps) {
  return (
    <header className={`container ${styles.header ?? ""}`}>
      <Prompt place={`~/${place}`} command={command} />
      <div className={styles.head}>
        <div>
          <Text as="h1">{title}</Text>
          {children && <div className={styles.lead}>{children}</div>}
        </div>
        {aside}
      </div>
      {process.env.GATSBY_LANGUAGES !== process.env.GATSBY_LANGUAGE && <UntranslatedNote />}
    </header>
  );
}
