import { barePath, reservedSegments, sectionOf } from "../../domain/routes";
import { isJsonObject } from "../../model/normalise";
import { decodeLeniently, isSitePath } from "../../model/link-target";
import { quote } from "../../model/sentence";
import { redirectList } from "../../model/site/redirect-list";
import { fieldValues } from "../../model/validate";
import type { Content } from "./content";
import type { FileFinding } from "./file-finding";
import { isMadeByBuild, sitePages } from "./site-addresses";

interface Place {
  readonly file: string;
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** Redirects from pages that exist, from one path to two places, and such as lead round in a circle. */
export function checkRedirects(content: Content): FileFinding[] {
  const places = placesOf(content);
  if (places.length === 0) return [];
  const pages = sitePages(content);
  const targets = new Map<string, string>();
  const findings: FileFinding[] = [];
  const complain = ({ file, field }: Place, message: string) =>
    findings.push({ severity: "error", file, field: `${field}.from`, message });
  for (const place of places) {
    const { from, to } = place;
    if (pages.has(from))
      complain(place, `is ${quote(from)}, which is a page of the site, expected an address that is free`);
    else if (isMadeByBuild(from) || isBuildFolder(from))
      complain(place, `is ${quote(from)}, which belongs to the build, expected the address of a page`);
    else if (targets.has(from)) complain(place, `is ${quote(from)}, which stands there twice, expected it once`);
    targets.set(from, targets.get(from) ?? to);
  }
  for (const place of places)
    if (leadsBack(place.from, targets))
      complain(place, `is ${quote(place.from)}, which leads back to itself, expected an end of the way`);
  return findings;
}

/** Folders of files, where no page can be. */
function isBuildFolder(path: string): boolean {
  const section = sectionOf(path);
  return reservedSegments.has(section) && ["static", "data", "page-data", "icons", "calendar"].includes(section);
}

function leadsBack(from: string, targets: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let at = targets.get(from); at !== undefined && !seen.has(at); at = targets.get(at)) {
    if (at === from) return true;
    seen.add(at);
  }
  return false;
}

function placesOf({ items }: Content): Place[] {
  return items
    .filter(({ source }) => source === redirectList)
    .flatMap(({ file, fields }) =>
      [...fieldValues(redirectList.schema, fields)].flatMap(({ value, path }) =>
        Array.isArray(value) ? value.flatMap((entry, index) => placeOf(entry, file, `${path}[${index}]`)) : [],
      ),
    );
}

function placeOf(entry: unknown, file: string, field: string): Place[] {
  if (!isJsonObject(entry) || typeof entry.from !== "string" || typeof entry.to !== "string") return [];
  const to = isSitePath(entry.to) ? pathOf(entry.to) : entry.to;
  return [{ file, field, from: pathOf(entry.from), to }];
}

function pathOf(text: string): string {
  return decodeLeniently(barePath(text)).normalize("NFC");
}
