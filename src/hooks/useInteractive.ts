import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** True if the page is interactive: false on the server and while its HTML is taken over, then true. */
export function useInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
