import { useEffect, useState } from "react";
import type { JsonObject } from "../../model/normalise";
import type { Finding } from "../../model/finding";

/**
 * What the content check would say of an item; undefined while it is empty. The check is loaded with the
 * first letter that is typed.
 */
export function useLiveCheck(folder: string, item: JsonObject): readonly Finding[] | undefined {
  const [findings, setFindings] = useState<readonly Finding[]>();
  const text = JSON.stringify(item);
  const isEmpty = text === "{}";
  useEffect(() => {
    if (isEmpty) return undefined;
    let isCurrent = true;
    void import("./live-check").then(({ liveCheck }) => {
      if (isCurrent) setFindings(liveCheck(folder, text));
    });
    return () => {
      isCurrent = false;
    };
  }, [folder, isEmpty, text]);
  return isEmpty ? undefined : findings;
}
