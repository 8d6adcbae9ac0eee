import { useEffect, useState } from "react";
import { newNotices } from "../../domain/notices/seen-notices";
import { files } from "../../domain/routes";
import { fetchJson } from "../loading/fetch-file";
import { useSeenNotices } from "./useSeenNotices";

/** Asked for once per page load: a menu is drawn on every page. */
let asked: Promise<readonly string[]> | undefined;

/** How many notices are new since the last visit; asks for them only on a device that has visited them. */
export function useNewNoticeCount(): number {
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
