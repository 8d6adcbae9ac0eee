import { useEffect, useSyncExternalStore } from "react";
import { sitePath } from "../../domain/addresses/served-path";
import { missingItemAt } from "../../domain/not-found";
import { leaveOutSlash } from "./leave-out-slash";
import { MissingItemScreen } from "./MissingItemScreen";
import { NotFoundTerminal } from "./NotFoundTerminal";

const never = () => () => undefined;

/**
 * One page answers every unknown path: what it says depends on the path, which only the browser
 * knows. Until the page is interactive it names no path.
 */
export function NotFound() {
  const path = useSyncExternalStore(
    never,
    () => sitePath(window.location.pathname),
    () => undefined,
  );
  useEffect(() => leaveOutSlash(window.location), []);
  const missing = path === undefined ? undefined : missingItemAt(path);
  return missing ? <MissingItemScreen item={missing} /> : <NotFoundTerminal path={path} />;
}
