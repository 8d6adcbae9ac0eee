import { useSyncExternalStore } from "react";

function subscribe(update: () => void): () => void {
  const viewport = window.visualViewport;
  viewport?.addEventListener("resize", update);
  return () => viewport?.removeEventListener("resize", update);
}

/** Whether two fingers have zoomed into the page. */
export function usePinchZoom(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > 1,
    () => false,
  );
}
