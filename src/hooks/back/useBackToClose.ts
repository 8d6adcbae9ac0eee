import { useEffect, useRef } from "react";
import { followHistory, openLayer } from "./open-layers";

/** While something is open over the page, the browser's Back, or that of a phone, closes it instead of leaving the page. */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? openLayer(() => latest.current()) : followHistory()), [isOpen]);
}
