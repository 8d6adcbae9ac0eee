import { isCancelled } from "./event-status";
import { routes } from "../routes";
import { leadsSomewhere } from "../settings/offered";

/** True if people can register for an event or workshop: its registration is open, and it is not cancelled. */
export function takesRegistrations(item: {
  readonly status?: string | null;
  readonly registrationOpen?: boolean | null;
}): boolean {
  return item.registrationOpen === true && !isCancelled(item);
}

/**
 * Where 'Register' leads: to the item's own form, else to the members, if the club has any, else to the item's page
 * (docs/behaviour.md#one-event).
 *
 * @param path the item's page
 */
export function registrationTarget(registrationLink: string | null | undefined, path: string): string {
  if (registrationLink) return registrationLink;
  const members = routes.list("members");
  return leadsSomewhere(members) ? members : path;
}

/**
 * Where 'Read More' leads: the item's own link, or the notices; undefined if that is a list that is empty or switched off
 * (docs/behaviour.md#one-event).
 */
export function readMoreTarget(readMoreLink: string | null | undefined): string | undefined {
  const target = readMoreLink || routes.list("notices");
  return leadsSomewhere(target) ? target : undefined;
}
