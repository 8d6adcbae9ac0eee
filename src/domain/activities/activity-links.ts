import { isCancelled } from "./event-status";
import { routes } from "../routes";

/** True if people can register for an event or workshop: its registration is open, and it is not cancelled. */
export function takesRegistrations(item: {
  readonly status?: string | null;
  readonly registrationOpen?: boolean | null;
}): boolean {
  return item.registrationOpen === true && !isCancelled(item);
}

/** Where 'Register Now' leads: the item's own form, or the members' page (docs/behaviour.md#one-event). */
export function registrationTarget(registrationLink: string | null | undefined): string {
  return registrationLink || routes.list("members");
}

/** Where 'Read More' leads: the item's own link, or the notices (docs/behaviour.md#one-event). */
export function readMoreTarget(readMoreLink: string | null | undefined): string {
  return readMoreLink || routes.list("notices");
}
