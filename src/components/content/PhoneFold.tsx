import type { ReactNode } from "react";
import { t } from "../../words/t";
import { commaText } from "../../words/comma-text";
import { Icon, type IconName } from "../ui/Icon";
import { Text } from "../ui/Text";
import { classes } from "../ui/classes";
import * as styles from "./PhoneFold.module.css";

interface PhoneFoldProps {
  readonly label?: string;
  readonly icon?: IconName;
  /** What is searched for and chosen, in words; empty texts say nothing. */
  readonly chosen?: readonly string[];
  /** True if all of it is left out where scripts don't run. */
  readonly needsScripts?: boolean;
  readonly children: ReactNode;
}

/** What comes before a list, such as its search and filters. A phone shows one line that opens it and says what is set. */
export function PhoneFold(props: PhoneFoldProps) {
  const { label = t("Search and filter"), icon = "search", chosen = [], needsScripts = false, children } = props;
  return (
    <>
      {/* The style sheet shows what follows while it is open, and always in wide windows. */}
      <details className={classes(styles.line, needsScripts && styles.scripted)} data-pagefind-ignore="">
        <summary>
          <Icon name={icon} />
          <span>{label}</span>
          <Text as="strong">{commaText(chosen)}</Text>
          <Icon name="chevron-down" />
        </summary>
      </details>
      <div className={classes(styles.folded, needsScripts && styles.scripted)}>{children}</div>
    </>
  );
}
