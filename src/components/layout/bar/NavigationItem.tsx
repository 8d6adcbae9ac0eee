import { useSyncExternalStore } from "react";
import { liesBelow, routes } from "../../../domain/routes";
import { startWhen } from "../../../domain/start/start-when";
import { SEEN_NOTICES, storedSeenNotices, subscribeToSeenNotices } from "../../../hooks/notices/seen-entry";
import { lateComponent } from "../../../hooks/loading/late-component";
import { SiteLink } from "../../navigation/SiteLink";
import { Text } from "../../ui/Text";
import * as styles from "./NavigationBar.module.css";

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
  const countsNotices = to === routes.list("notices");
  return (
    <SiteLink
      to={to}
      className={styles.item}
      aria-current={current}
      {...(countsNotices && startWhen("idle", `stored:${SEEN_NOTICES}`))}
      onClick={onChoose}
    >
      <Text>{label}</Text>
      {countsNotices && <NoticeCount />}
    </SiteLink>
  );
}

const useNewNoticeCount = lateComponent(() => import("./NewNoticeCount").then(({ NewNoticeCount }) => NewNoticeCount));

/** The number of new notices. Its code is loaded only on devices that remember a visit to the notices. */
function NoticeCount() {
  const isKnown = useSyncExternalStore(
    subscribeToSeenNotices,
    () => storedSeenNotices() !== null,
    () => false,
  );
  const { Component } = useNewNoticeCount(isKnown);
  return Component ? <Component /> : null;
}
