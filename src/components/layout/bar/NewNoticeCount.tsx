import { useEffect, useState } from "react";
import { newNotices } from "../../../domain/notices/seen-notices";
import { files } from "../../../domain/routes";
import { fetchJson } from "../../../hooks/loading/fetch-file";
import { useSeenNotices } from "../../../hooks/notices/useSeenNotices";
import { t } from "../../../words/t";
import { ActionName } from "../../ui/ActionName";
import * as styles from "./NewNoticeCount.module.css";

/** The number of new notices beside their link; nothing if there are none. */
export function NewNoticeCount() {
  const count = useNewNoticeCount();
  if (count === 0) return null;
  return (
    <span key={count} className={styles.count}>
      <ActionName text={t("{count, number}<hidden> new</hidden>", { count })} />
    </span>
  );
}

/** Asked for once per page load: a menu is drawn on every page. */
let asked: Promise<readonly string[]> | undefined;

/** How many notices are new since the last visit; asks for them only on a device that has visited them. */
function useNewNoticeCount(): number {
  const seen = useSeenNotices();
  const [ids, setIds] = useState<readonly string[]>([]);
  const isNeeded = seen?.ids !== undefined;

  useEffect(() => {
    if (!isNeeded) return undefined;
    let isCurrent = true;
    asked ??= fetchJson(files.newestNotices, { cache: "no-cache" }).then(idsIn);
    asked.then(
      (newest) => isCurrent && setIds(newest),
      // The menu reads as well without the number.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);

  return seen ? newNotices(ids, seen).length : 0;
}

function idsIn(file: unknown): readonly string[] {
  return Array.isArray(file) ? file.filter((id) => typeof id === "string") : [];
}
