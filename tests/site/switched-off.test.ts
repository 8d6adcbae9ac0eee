import { readFileSync } from "node:fs";
import path from "node:path";
import { sitePath } from "../../src/domain/addresses/served-path";
import { routes } from "../../src/domain/routes";
import { clubSettings } from "../../src/model/build-info";
import { descriptors, isFolder, type Descriptor } from "../../src/model/descriptors";
import type { Part } from "../../src/model/parts";
import { builtFiles, publicDirectory, visitorPages } from "../support/built-site";

const { off } = clubSettings();
const testOf = (part: Part) => (off.includes(part) ? test : test.skip);
const paths = builtFiles().map((file) => `/${file}`);

/** The pages and files of parts besides those that descriptors name. */
const further: Partial<Record<Part, readonly string[]>> = {
  discord: [routes.discord],
  "join-us": [routes.joinUs],
  registration: [routes.registration],
  courses: [routes.login],
  members: [routes.memberData, routes.memberFile],
};

/** The places of everything that belongs to a part. */
function placesOf(part: Part): readonly string[] {
  const { list, item, oldItem, openData }: Descriptor = isFolder(part) ? descriptors[part] : { label: part };
  const pages = [list, item, oldItem, ...(further[part] ?? [])].flatMap((page) => page ?? []);
  return [
    ...pages.flatMap((page) => [page, `/share${page}`]),
    ...(openData === undefined ? [] : [`/api/${openData}`]),
    ...(isFolder(part) ? [`/calendar/${part}`] : []),
  ];
}

/** True if a path is one of these places or below one; `/workshops` is not below `/workshop`. */
function liesIn(address: string, places: readonly string[]): boolean {
  return places.some((place) => {
    const rest = address.startsWith(place) ? address.slice(place.length) : undefined;
    return rest !== undefined && (place.endsWith("/") || /^(?:$|[/.?#])/.test(rest));
  });
}

(off.length > 0 ? test : test.skip)(
  "what the club has switched off has neither pages nor files, and no page links it",
  () => {
    const places = off.flatMap(placesOf);
    const links = visitorPages().flatMap(({ path: page, document }) =>
      [...document.querySelectorAll("[href], [src]")]
        .map((element) => sitePath(element.getAttribute("href") ?? element.getAttribute("src") ?? ""))
        .filter((address) => liesIn(address, places))
        .map((address) => `${page} links ${address}`),
    );
    expect([...paths.filter((file) => liesIn(file, places)), ...links]).toEqual([]);
  },
);

testOf("codeforces")("without Codeforces no page, data file or header says its name", () => {
  const naming = paths
    .filter(
      (file) =>
        /\.(?:html|json|xml|txt|ics)$|^\/_headers$/.test(file) &&
        !/^\/(?:admin|instructions|data\/|page-data\/instructions)/.test(file) &&
        // A contest may have been there, and a problem may be from there, in any club.
        !/^\/(?:api\/results\.schema|(?:page-data\/)?sheets\/)/.test(file),
    )
    // The data of a page names the field, without a value; files of an earlier build may still lie in /data.
    .filter((file) => /codeforces(?!":null)/i.test(readFileSync(path.join(publicDirectory, file), "utf8")));
  expect(naming).toEqual([]);
});
