import { useEffect, useRef } from "react";

/**
 * An element that takes the focus when it shows another module: its reader is in the middle of the course, and everything
 * above is the same.
 */
export function useFocusOnChange(moduleId: string | undefined) {
  const element = useRef<HTMLElement>(null);
  const shown = useRef(moduleId);
  useEffect(() => {
    if (shown.current === moduleId) return;
    shown.current = moduleId;
    element.current?.focus({ preventScroll: true });
  }, [moduleId]);
  return element;
}
