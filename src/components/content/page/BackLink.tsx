import type { ReactNode } from "react";
import { SiteLink } from "../../navigation/SiteLink";
import { Icon } from "../../ui/Icon";
import * as styles from "./BackLink.module.css";

export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <SiteLink to={to} className={styles.back} data-pagefind-ignore="">
      <Icon name="arrow-left" />
      {children}
    </SiteLink>
  );
}
