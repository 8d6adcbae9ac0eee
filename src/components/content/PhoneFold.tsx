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
  /** The search and the choices, in words; empty texts are left out. */
  readonly chosen?: readonly string[];
  /** True if all of it is hidden without JavaScript. */
  readonly needsScripts?: boolean;
  readonly children: ReactNode;
}

/**
 * What comes before a list, such as its search and filters. On a phone it is folded into one line, which says what is
 * set.
 */
export function PhoneFold(props: PhoneFoldProps) {
  const { label = t("Search and filter"), icon = "search", chosen = [], needsScripts = false, children } = props;
  return (
    <>
      {/* The style sheet shows what follows while this is open, and always in a wide window. */}
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
