import { rm } from "node:fs/promises";
import path from "node:path";
import { mailLink } from "../domain/contact-links";
import { files } from "../domain/routes";
import type { SiteFiles } from "./writing/site-files";

/** Browsers and people may rely on the file for a year; RFC 9116 wants no more. */
const VALID_DAYS = 365;
const DAY = 24 * 60 * 60_000;

interface SecuritySource {
  /** What the club names: an e-mail address or a link. */
  readonly contact: string | undefined;
  /** The e-mail address on every page, which takes the place of a contact that is not named. */
  readonly email: string | undefined;
  readonly siteUrl: string;
  readonly builtAt: Date;
}

/**
 * Whom to tell of a security problem, as RFC 9116 writes it (docs/security.md); undefined where the club names no one.
 */
export function securityText({ contact, email, siteUrl, builtAt }: SecuritySource): string | undefined {
  const address = [contact, email].map(linkOf).find((link) => link !== undefined);
  if (address === undefined) return undefined;
  const expires = new Date(builtAt.getTime() + VALID_DAYS * DAY).toISOString();
  return [`Contact: ${address}`, `Expires: ${expires}`, `Canonical: ${siteUrl}${files.securityText}`, ""].join("\n");
}

/** Writes that file, or removes that of an earlier build. */
export async function writeSecurityText(site: SiteFiles, source: SecuritySource): Promise<void> {
  const text = securityText(source);
  if (text === undefined) await rm(path.join(site.publicDirectory, files.securityText), { force: true });
  else await site.write(files.securityText, text);
}

function linkOf(contact: string | undefined): string | undefined {
  const text = contact?.trim() ?? "";
  if (/^https:\/\/\S+$/.test(text)) return text;
  return /^[^\s@:]+@[^\s@:]+$/.test(text) ? mailLink(text) : undefined;
}
