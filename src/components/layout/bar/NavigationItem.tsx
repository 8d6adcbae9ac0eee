import { servedPath } from "../../../domain/addresses/served-path";
import { files, liesBelow, routes } from "../../../domain/routes";
import { SiteLink } from "../../navigation/SiteLink";
import { StartText } from "../../start/StartText";
import { Text } from "../../ui/Text";
import { t } from "../../../words/t";
import * as styles from "./NavigationBar.module.css";

interface NavigationItemProps {
  readonly to: string;
  readonly label: string;
  readonly path: string;
  readonly onChoose: () => void;
}

/** A link of the navigation that knows whether it is the current page or its section. */
export function NavigationItem({ to, label, path, onChoose }: NavigationItemProps) {
  const current = path === to ? "page" : liesBelow(path, to) ? "true" : undefined;
  const countsNotices = to === routes.list("notices");
  return (
    <SiteLink to={to} className={styles.item} aria-current={current} onClick={onChoose}>
      <Text>{label}</Text>
      {countsNotices && <NoticeCount />}
    </SiteLink>
  );
}

/** The number of new notices, which the start script writes (`countNotices`). */
function NoticeCount() {
  return (
    <span className={styles.count} data-newest={servedPath(files.newestNotices)} hidden>
      <StartText of="count" />
      <span className="visually-hidden">{` ${t("new||behind the number of notices")}`}</span>
    </span>
  );
}
