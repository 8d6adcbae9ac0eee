import { mailLink } from "../domain/people/contact-links";
import { DAY } from "../domain/time/club-time";
import { files } from "../domain/routes";
import type { Site } from "./site/site";
import type { OutputFile } from "./writing/output-file";

/** Browsers and people may rely on the file for a year; RFC 9116 wants no more. */
const VALID_DAYS = 365;

type SecuritySite = Pick<Site, "url" | "builtAt"> & {
  readonly club: Pick<Site["club"], "securityContact" | "email">;
};

/**
 * Whom to tell about a security problem, as RFC 9116 writes it (docs/security.md): the contact that the club names, or
 * else its e-mail address. Undefined if it names neither.
 */
export function securityText({ url, builtAt, club }: SecuritySite): OutputFile | undefined {
  const address = [club.securityContact, club.email].map(linkOf).find((link) => link !== undefined);
  if (address === undefined) return undefined;
  const path = files.securityText;
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY).toISOString();
  return { path, data: [`Contact: ${address}`, `Expires: ${expires}`, `Canonical: ${url}${path}`, ""].join("\n") };
}

function linkOf(contact: string): string | undefined {
  const text = contact.trim();
  if (/^https:\/\/\S+$/.test(text)) return text;
  return /^[^\s@:]+@[^\s@:]+$/.test(text) ? mailLink(text) : undefined;
}
