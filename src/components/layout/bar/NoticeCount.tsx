import { useSyncExternalStore } from "react";
import { lateComponent } from "../../../hooks/loading/late-component";
import { storedSeenNotices, subscribeToSeenNotices } from "../../../hooks/notices/seen-entry";

const useNewNoticeCount = lateComponent(() => import("./NewNoticeCount").then(({ NewNoticeCount }) => NewNoticeCount));

/** The number of new notices. Its code is loaded only on devices that remember a visit to the notices. */
export function NoticeCount() {
  const isKnown = useSyncExternalStore(
    subscribeToSeenNotices,
    () => storedSeenNotices() !== null,
    () => false,
  );
  const { Component } = useNewNoticeCount(isKnown);
  return Component ? <Component /> : null;
}
