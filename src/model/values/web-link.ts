import { schemeOf } from "./link-target";
import { parseUrl } from "./parse-url";
import { quote, quoteAt, unexpectedValue, withExpectation } from "../check/sentence";
import { type HostFault, webHostFault } from "./web-host";
import { t } from "../../words/t";

export function addressCharacterError(value: string, expectation: string): string | undefined {
  const fault = characterFault(value);
  return fault && withExpectation(fault, expectation);
}

function characterFault(value: string): string | undefined {
  return /[\p{Cc}\p{Cs}]/u.test(value.trim())
    ? t("is {value} with a character that addresses can't contain", {
        value: quoteAt(value, value.search(/[\p{Cc}\p{Cs}]/u)),
      })
    : undefined;
}

export function webLinkError(value: string, schemes: readonly string[], expectation: string): string | undefined {
  const scheme = schemeOf(value);
  if (scheme === undefined) return unexpectedValue(value, expectation);
  const fault = linkFault(value, scheme, schemes);
  return fault && withExpectation(fault, expectation);
}

function linkFault(written: string, scheme: string, schemes: readonly string[]): string | undefined {
  const value = quote(written);
  if (!schemes.includes(scheme)) return t("is {value} with the scheme {scheme}", { value, scheme: `'${scheme}:'` });
  const space = written.trim().search(/\s/);
  if (space >= 0) return t("is {value} with a space in it", { value: quoteAt(written.trim(), space) });
  const badCharacter = characterFault(written);
  if (badCharacter !== undefined) return badCharacter;
  if (!isComplete(written.trim())) return t("is {value}, which no browser can open", { value });
  const host = /^https?$/.test(scheme) ? webHostFault(written) : undefined;
  return host && hostFault(host, value);
}

function hostFault({ fault, host }: HostFault, value: string): string {
  if (fault === "missing") return t("is {value} without a host name", { value });
  if (fault === "user") return t("is {value} with a user name before its host", { value });
  return t("is {value}, whose host {host} is not a plain host name", { value, host: `'${host}'` });
}

/** True if anything follows the scheme: a host, an address, a number. */
function isComplete(link: string): boolean {
  if (!/^https?:/i.test(link)) return !link.endsWith(":");
  return /^https?:\/\/[^/]/i.test(link) && parseUrl(link) !== undefined;
}

export const webAddressExpectation = t("expected a link with https or http, such as https://example.org");

export function webAddressError(value: string): string | undefined {
  return webLinkError(value, ["https", "http"], webAddressExpectation);
}
