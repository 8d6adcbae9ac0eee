import { elementIds } from "../../domain/element-ids";

/** For a button that disappears once it is pressed: the focus must not be lost with it. */
export function focusMain(): void {
  document.getElementById(elementIds.main)?.focus({ preventScroll: true });
}
