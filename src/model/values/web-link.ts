import { schemeOf } from "./link-target";
import { parseUrl } from "./parse-url";
import { quote, quoteAt, unexpectedValue } from "../check/sentence";
import { type HostFault, webHostFault } from "./web-host";
import { t } from "../../words/t";

export function addressCharacterError(value: string, expected: string): string | undefined {
  return /[\p{Cc}\p{Cs}]/u.test(value.trim())
    ? t("is {value} with a character that addresses can't contain, expected {expected}", {
        value: quoteAt(value, value.search(/[\p{Cc}\p{Cs}]/u)),
        expected,
      })
    : undefined;
}

export function webLinkError(value: string, schemes: readonly string[], expected: string): string | undefined {
  const scheme = schemeOf(value);
  if (scheme === undefined) return unexpectedValue(value, expected);
  const found = { value: quote(value), expected };
  if (!schemes.includes(scheme))
    return t("is {value} with the scheme {scheme}, expected {expected}", { ...found, scheme: `'${scheme}:'` });
  const space = value.trim().search(/\s/);
  if (space >= 0)
    return t("is {value} with a space in it, expected {expected}", { ...found, value: quoteAt(value.trim(), space) });
  const badCharacter = addressCharacterError(value, expected);
  if (badCharacter !== undefined) return badCharacter;
  if (!isComplete(value.trim())) return t("is {value}, which no browser can open, expected {expected}", found);
  const host = /^https?$/.test(scheme) ? webHostFault(value) : undefined;
  return host && hostError(host, found);
}

function hostError({ fault, host }: HostFault, found: { readonly value: string; readonly expected: string }): string {
  if (fault === "missing") return t("is {value} without a host name, expected {expected}", found);
  if (fault === "user") return t("is {value} with a user name before its host, expected {expected}", found);
  return t("is {value}, whose host {host} is not a plain host name, expected {expected}", {
    ...found,
    host: `'${host}'`,
  });
}

/** True if anything follows the scheme: a host, an address, a number. */
function isComplete(link: string): boolean {
  if (!/^https?:/i.test(link)) return !link.endsWith(":");
  return /^https?:\/\/[^/]/i.test(link) && parseUrl(link) !== undefined;
}

export const webAddressExpectation = t("a link with https or http, such as https://example.org");

export function webAddressError(value: string): string | undefined {
  return webLinkError(value, ["https", "http"], webAddressExpectation);
}
