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
}

export function PageHeader({ title, place, command = "ls", children }: PageHeaderProps) {
  return (
    <header className={`container ${styles.header ?? ""}`}>
      <Prompt place={`~/${place}`} command={command} />
      <Text as="h1">{title}</Text>
      {children && <div className={styles.lead}>{children}</div>}
      {process.env.GATSBY_LANGUAGES !== process.env.GATSBY_LANGUAGE && <UntranslatedNote />}
    </header>
  );
}
