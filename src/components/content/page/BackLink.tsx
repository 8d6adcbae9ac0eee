import type { ReactNode } from "react";
import { SiteLink } from "../../navigation/SiteLink";
import { Icon } from "../../ui/Icon";
import * as styles from "./BackLink.module.css";

/** The way back to the list that a page belongs to. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <SiteLink to={to} className={styles.back} data-pagefind-ignore="">
      <Icon name="arrow-left" />
      {children}
    </SiteLink>
  );
}
