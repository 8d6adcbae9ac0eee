import { useEffect, useSyncExternalStore } from "react";
import { sitePath } from "../../domain/addresses/served-path";
import { missingItemAt } from "../../domain/not-found";
import { withoutEnd } from "../../model/schema/without-end";
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
  useEffect(leaveOutSlash, []);
  const missing = path === undefined ? undefined : missingItemAt(path);
  return missing ? <MissingItemScreen item={missing} /> : <NotFoundTerminal path={path} />;
}

/** GitHub Pages knows `/events` and not `/events/`, to which it once led readers: old links must still work. */
function leaveOutSlash(): void {
  const { pathname, search, hash } = window.location;
  if (sitePath(pathname) !== "/" && pathname.endsWith("/"))
    window.location.replace(withoutEnd(pathname, "/") + search + hash);
}
