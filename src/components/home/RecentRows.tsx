import type { ReactNode } from "react";
import { routes } from "../../domain/routes";
import type { FolderWith } from "../../model/descriptors";
import { SiteLink, TextLink } from "../navigation/SiteLink";
import { Section } from "../ui/Section";
import { Text } from "../ui/Text";
import * as styles from "./home.module.css";

interface RecentRow {
  readonly id: string;
  /** Where its title leads. */
  readonly to: string;
  readonly title: string;
  /** Above its title. */
  readonly facts: ReactNode;
  readonly text: string | null;
}

interface RecentRowsProps {
  readonly title: string;
  readonly folder: FolderWith<"list">;
  /** The words of the link to the whole list. */
  readonly all: string;
  readonly rows: readonly RecentRow[];
}

/** The newest items of a kind in short; nothing without any. */
export function RecentRows({ title, folder, all, rows }: RecentRowsProps) {
  if (rows.length === 0) return null;
  return (
    <div className="container">
      <Section title={title} aside={<SiteLink to={routes.list(folder)}>{all}</SiteLink>}>
        <ol role="list" className={styles.rows} data-pagefind-ignore="all">
          {rows.map(({ id, to, title: name, facts, text }) => (
            <li key={id} className={styles.card}>
              <div className={styles.body}>
                {facts}
                <h3 className={styles.title}>
                  <TextLink to={to}>{name}</TextLink>
                </h3>
                {text && <Text as="p">{text}</Text>}
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
}
