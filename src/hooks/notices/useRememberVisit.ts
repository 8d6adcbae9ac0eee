import { useEffect } from "react";
import { readSeenNotices } from "../../domain/notices/seen-notices";
import { storedSeenNotices } from "./seen-entry";
import { storeSeenNotices } from "./store-seen-notices";

/** Remembers these notices when the reader leaves the page: until then it can say which of them are new. */
export function useRememberVisit(ids: readonly string[]): void {
  const list = ids.join("\n");
  useEffect(() => {
    const remember = () => {
      if (readSeenNotices(storedSeenNotices()).isOn) storeSeenNotices(list.split("\n"));
    };
    window.addEventListener("pagehide", remember);
    return () => {
      window.removeEventListener("pagehide", remember);
      remember();
    };
  }, [list]);
}
