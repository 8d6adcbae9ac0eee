import { useEffect, useSyncExternalStore } from "react";
import { sitePath } from "../../domain/addresses/served-path";
import { type MissingItem, missingItemAt } from "../../domain/not-found";
import { NotFoundTerminal } from "./NotFoundTerminal";
import { ButtonLink } from "../navigation/ButtonLink";
import { Prompt } from "../ui/terminal/Prompt";
import { Text } from "../ui/Text";
import { addressHere } from "../../domain/addresses/own-parameters";
import { withoutEnd } from "../../model/schema/without-end";
import * as styles from "./MissingItemScreen.module.css";

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

/** An unknown id of a section: what is missing and the way back. */
function MissingItemScreen({ item }: { readonly item: MissingItem }) {
  return (
    <div className={`container ${styles.screen ?? ""}`}>
      <Prompt place="~" command="echo $?  # 404" />
      <Text as="h1">{item.title}</Text>
      <Text as="p">{item.explanation}</Text>
      <ButtonLink primary to={item.back.to}>
        <Text>{item.back.label}</Text>
      </ButtonLink>
    </div>
  );
}

type Place = Pick<Location, "pathname" | "search" | "hash" | "replace">;

/** GitHub Pages knows `/events` and not `/events/`, to which it once led readers: old links must still work. */
export function leaveOutSlash(place: Place): void {
  const { pathname, search, hash } = place;
  if (sitePath(pathname) === "/" || !pathname.endsWith("/")) return;
  const address = addressHere((withoutEnd(pathname, "/") || "/") + search + hash);
  if (address !== undefined) place.replace(address);
}
