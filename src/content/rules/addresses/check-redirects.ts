import { foldCase } from "../../../domain/text/letters";
import { isOtherSpelling, pageFile } from "../../../domain/addresses/page-file";
import { longestRedirect, redirectEnds, redirectLine } from "../../../domain/addresses/redirect-ends";
import { parseUrl, decodeLeniently } from "../../../model/values/parse-url";
import { quote } from "../../../model/check/sentence";
import { club } from "../../../model/site/club";
import { redirectSource, redirectSourceError, redirectList } from "../../../model/site/redirect-list";
import { characterError } from "../../../model/check/text-error";
import type { Content } from "../../content";
import type { Diagnostic } from "../../../model/check/diagnostic";
import { takenAddresses } from "./taken-address";
import { barePath } from "../../../domain/routes";
import { isJsonObject } from "../../../model/schema/json-object";
import { fieldValues } from "../../../model/check/validate";
import { t } from "../../../words/t";

/** Redirects that would replace a page or a file, form a loop, or mean something else to some host. */
export function checkRedirects(content: Content, staticFiles: ReadonlySet<string>): Diagnostic[] {
  const redirects = listedRedirects(content);
  if (redirects.length === 0) return [];
  const placeError = placeErrors(redirects, takenAddresses(content, staticFiles));
  const endOf = redirectEnds(redirects, ownHosts(content));
  return redirects.flatMap((redirect) => [
    ...asDiagnostic(redirect, "from", sourceError(redirect, placeError, endOf)),
    ...asDiagnostic(redirect, "to", targetError(redirect)),
  ]);
}

function asDiagnostic({ file, field }: ListedRedirect, part: "from" | "to", message: string | undefined): Diagnostic[] {
  return message === undefined
    ? []
    : [{ code: "invalid-redirect", severity: "error", file, path: `${field}.${part}`, message }];
}

function sourceError(
  redirect: ListedRedirect,
  placeError: (redirect: ListedRedirect) => string | undefined,
  endOf: (to: string) => string | undefined,
): string | undefined {
  const { source, from, to } = redirect;
  // What the model reports is not reported twice.
  if (!redirectSource.test(source) || characterError(source) !== undefined) return undefined;
  const error = redirectSourceError(source);
  if (error !== undefined) return error;
  const taken = placeError(redirect);
  if (taken !== undefined) return taken;
  return endOf(to) === undefined
    ? t("is {value}, which leads in a circle, expected a target outside it", { value: quote(from) })
    : undefined;
}

/** Says why an address can't be redirected: it has a page, a file or another redirect. */
function placeErrors(redirects: readonly ListedRedirect[], takenBy: (address: string) => string | undefined) {
  const placeOf = ({ from }: ListedRedirect) => foldCase(pageFile(from));
  const first = new Map([...redirects].reverse().map((redirect) => [placeOf(redirect), redirect]));
  return (redirect: ListedRedirect): string | undefined => {
    const taken = isOtherSpelling(redirect) ? undefined : takenBy(redirect.from);
    if (taken !== undefined) return taken;
    const other = first.get(placeOf(redirect));
    if (other === undefined || other === redirect) return undefined;
    const value = quote(redirect.from);
    return other.from === redirect.from
      ? t("is {value}, which is defined twice, expected only once", { value })
      : t("is {value}, which some hosts and disks treat as the same as {other}, expected only one of the two", {
          value,
          other: quote(other.from),
        });
  };
}

function targetError({ from, to }: ListedRedirect): string | undefined {
  if (/^(?:mailto|tel):/i.test(to))
    return t("is {value}, which is not a page, expected a path of this site or a link with https or http", {
      value: quote(to),
    });
  const line = redirectLine({ from, to });
  if (line === undefined || line.length <= longestRedirect) return undefined;
  return t(
    "is {count} characters long together with its old address, expected at most {most}: hosts ignore longer ones",
    { count: line.length, most: longestRedirect },
  );
}

/** Links to the site's own address lead to its pages, whatever their scheme. */
function ownHosts({ items }: Content): ReadonlySet<string> {
  const baseUrls = items.filter(({ source }) => source === club).map(({ fields }) => fields.baseUrl);
  return new Set(baseUrls.flatMap((url) => (typeof url === "string" ? (parseUrl(url)?.host ?? []) : [])));
}

interface RedirectEntry {
  readonly source: string;
  /** The address of the page to be made: decoded, without a trailing slash. */
  readonly from: string;
  readonly to: string;
}

interface ListedRedirect extends RedirectEntry {
  readonly file: string;
  /** The entry, such as `redirects[0]`. */
  readonly field: string;
}

export function listedRedirects({ items }: Content): ListedRedirect[] {
  return items
    .filter(({ source }) => source === redirectList)
    .flatMap(({ file, fields }) =>
      [...fieldValues(redirectList.schema, fields)].flatMap(({ value, path }) =>
        Array.isArray(value)
          ? value.flatMap((entry, index) =>
              redirectEntry(entry).map((redirect) => ({ ...redirect, file, field: `${path}[${index}]` })),
            )
          : [],
      ),
    );
}

/** The redirect of an entry of the list; undefined if one of its fields is not a text. */
export function redirectEntry(entry: unknown): RedirectEntry[] {
  if (!isJsonObject(entry) || typeof entry.from !== "string" || typeof entry.to !== "string") return [];
  const from = decodeLeniently(barePath(entry.from)).normalize("NFC");
  return [{ source: entry.from, from, to: entry.to.trim() }];
}
