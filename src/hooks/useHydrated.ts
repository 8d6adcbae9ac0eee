import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** Whether the page is alive: false on the server and while its HTML is taken over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
