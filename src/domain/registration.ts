import { routes } from "./routes";

/** Where 'Register Now' leads: the item's own form, or the members' page (specification 2). */
export function registrationTarget(registrationLink: string | null | undefined): string {
  return registrationLink || routes.members;
}

/** Where 'Read More' leads: the item's own link, or the notices (specification 2). */
export function readMoreTarget(readMoreLink: string | null | undefined): string {
  return readMoreLink || routes.notices;
}
