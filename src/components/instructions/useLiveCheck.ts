import { useEffect, useState } from "react";
import type { JsonObject } from "../../model/schema/json-object";
import type { FieldDiagnostic } from "../../model/check/diagnostic";

/**
 * The findings of the content check about an item; undefined while it is empty, "unavailable" if the check could not
 * be loaded. It is loaded with the first letter that is typed, and after a failure with the next.
 */
export function useLiveCheck(folder: string, item: JsonObject): readonly FieldDiagnostic[] | "unavailable" | undefined {
  const [diagnostics, setDiagnostics] = useState<readonly FieldDiagnostic[] | "unavailable">();
  const text = JSON.stringify(item);
  const isEmpty = text === "{}";
  useEffect(() => {
    if (isEmpty) return undefined;
    let isCurrent = true;
    import("./live-check").then(
      ({ liveCheck }) => isCurrent && setDiagnostics(liveCheck(folder, text)),
      () => isCurrent && setDiagnostics("unavailable"),
    );
    return () => {
      isCurrent = false;
    };
  }, [folder, isEmpty, text]);
  return isEmpty ? undefined : diagnostics;
}
