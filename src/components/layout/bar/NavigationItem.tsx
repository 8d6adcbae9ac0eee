import { liesBelow, routes } from "../../../domain/routes";
import { SiteLink } from "../../navigation/SiteLink";
import { NoticeCount } from "./NoticeCount";
import * as styles from "./NavigationItem.module.css";

interface NavigationItemProps {
  readonly to: string;
  readonly label: string;
  /** The path of the page that shows it, to mark where the reader is. */
  readonly path: string;
  readonly onChoose: () => void;
}

/** A link of the navigation that knows whether it is the current page or its section. */
export function NavigationItem({ to, label, path, onChoose }: NavigationItemProps) {
  const current = path === to ? "page" : liesBelow(path, to) ? "true" : undefined;
  return (
    <SiteLink to={to} className={styles.item} aria-current={current} onClick={onChoose}>
      {label}
      {to === routes.list("notices") && <NoticeCount />}
    </SiteLink>
  );
}
