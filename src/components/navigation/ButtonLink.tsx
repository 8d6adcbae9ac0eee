import type { ReactNode } from "react";
import * as styles from "../ui/controls/button.module.css";
import { SiteLink } from "./SiteLink";
import { validUntil } from "../../domain/start/start-when";
import { leadsSomewhere } from "../../domain/settings/offered";

interface ButtonLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly primary?: boolean;
  /** Without a fill, if a filled button beside it is the next step. */
  readonly quiet?: boolean;
  readonly newTab?: boolean;
  /** From this instant on, the page no longer shows it. */
  readonly until?: Date | undefined;
  readonly onClick?: () => void;
}

/** A link that looks like a button, for the reader's next step; nothing if its page is switched off or empty. */
export function ButtonLink(props: ButtonLinkProps) {
  const { to, children, primary = false, quiet = false, newTab = false, until, onClick } = props;
  if (!leadsSomewhere(to)) return null;
  return (
    <SiteLink
      to={to}
      newTab={newTab}
      className={primary ? styles.primary : quiet ? styles.quiet : styles.button}
      onClick={onClick}
      data-pagefind-ignore=""
      {...(until && validUntil(until))}
    >
      {children}
    </SiteLink>
  );
}
