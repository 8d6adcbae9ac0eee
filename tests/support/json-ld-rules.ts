import { clubSettings } from "../../src/model/build-info";
import { isoAtClub } from "../../src/domain/time/club-time";
import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";

/**
 * The fields that a node must have, by type: those that search engines require, and those that our own pages promise.
 */
const required: Readonly<Record<string, readonly string[]>> = {
  Organization: ["name", "url"],
  CollegeOrUniversity: ["name"],
  WebSite: ["name", "url", "potentialAction"],
  SearchAction: ["target", "query-input"],
  EntryPoint: ["urlTemplate"],
  Event: ["name", "startDate", "endDate", "location", "eventStatus", "organizer", "url"],
  EducationEvent: ["name", "startDate", "endDate", "location", "eventStatus", "organizer", "url"],
  Schedule: ["repeatFrequency", "startDate", "endDate", "scheduleTimezone"],
  Place: ["address"],
  VirtualLocation: ["url"],
  Offer: ["price", "priceCurrency", "availability", "url"],
  CollectionPage: ["name", "url", "mainEntity"],
  ItemList: ["itemListElement", "numberOfItems"],
  ListItem: ["position"],
  BreadcrumbList: ["itemListElement"],
  ImageGallery: ["name", "url"],
  ImageObject: [],
  VideoObject: ["name", "thumbnailUrl", "uploadDate", "contentUrl"],
  WebPage: ["name", "url", "isPartOf"],
  ProfilePage: ["url", "mainEntity"],
  Person: ["name"],
  BlogPosting: ["headline", "author", "publisher", "wordCount", "url"],
  ContactPoint: ["contactType"],
  CreativeWork: ["name", "url", "producer"],
  Course: ["name", "description", "provider", "url"],
  Syllabus: ["name"],
  LearningResource: ["name", "url", "learningResourceType", "provider"],
  GeoCoordinates: ["latitude", "longitude"],
};

const addresses = new Set(
  "url item contentUrl thumbnailUrl @id image sameAs logo urlTemplate mainEntityOfPage eventStatus availability".split(
    " ",
  ),
);

const instants = new Set("startDate endDate uploadDate datePublished dateModified".split(" "));

/** A node as search engines read it: after conversion to JSON and back, which drops undefined values. */
export function published(node: unknown): unknown {
  return JSON.parse(JSON.stringify(node));
}

/** Everything that is wrong with the nodes of one page, in words. */
export function structuredErrors(nodes: readonly unknown[]): string[] {
  const all = nodes.flatMap(objectsIn);
  return [...all.flatMap(nodeErrors), ...repeatedIds(all)];
}

function objectsIn(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isJsonObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

function nodeErrors(node: JsonObject): string[] {
  const type = node["@type"];
  // An object with only an @id refers to another node.
  if (type === undefined) return Object.keys(node).join() === "@id" ? addressErrors(node) : ["a node has no @type"];
  const names = typeof type === "string" ? required[type] : undefined;
  if (!names) return [`${JSON.stringify(type)} is not a type that the site publishes`];
  const missing = names.filter((name) => !isThere(node[name])).map((name) => `${JSON.stringify(type)} has no ${name}`);
  return [...missing, ...typeErrors(node), ...addressErrors(node), ...instantErrors(node)];
}

function isThere(value: unknown): boolean {
  return value !== undefined && value !== null && value !== "";
}

function typeErrors(node: JsonObject): string[] {
  const isLogo = String(node["@id"]).endsWith("#logo");
  if (node["@type"] === "ImageObject" && !isLogo) {
    if (!isThere(node.contentUrl)) return ["ImageObject has no contentUrl"];
    return isThere(node.creator) || isThere(node.creditText) ? [] : ["ImageObject credits no one"];
  }
  if (node["@type"] === "ListItem") return isThere(node.item ?? node.url) ? [] : ["ListItem leads nowhere"];
  if (node["@type"] === "Offer")
    return node.priceCurrency === clubSettings().currency.code ? [] : ["Offer is in another currency"];
  return node["@type"] === "AggregateRating" ? ["a claimed rating is published"] : [];
}

function addressErrors(node: JsonObject): string[] {
  return Object.entries(node).flatMap(([name, value]) =>
    addresses.has(name)
      ? [value]
          .flat()
          .filter((text) => typeof text === "string" && !/^https?:\/\/[^\s/]+/.test(text))
          .map((text) => `${name} is not an absolute address: ${String(text)}`)
      : [],
  );
}

function instantErrors(node: JsonObject): string[] {
  return Object.entries(node).flatMap(([name, value]) =>
    instants.has(name) && (Number.isNaN(Date.parse(String(value))) || isoAtClub(new Date(String(value))) !== value)
      ? [`${name} is not an instant in the club's time: ${String(value)}`]
      : [],
  );
}

/** A node is described once per page; elsewhere there are references to it. */
function repeatedIds(nodes: readonly JsonObject[]): string[] {
  const ids = nodes.filter((node) => Object.keys(node).length > 1).flatMap((node) => node["@id"] ?? []);
  return ids
    .filter((id, index) => ids.indexOf(id) < index)
    .map((id) => `the @id ${JSON.stringify(id)} is listed twice`);
}

/** The types of the main nodes that a page of this path must publish. */
export function mainTypesAt(path: string): readonly string[] {
  const found = mainTypes.find(([pattern]) => pattern.test(path));
  return found ? found[1] : ["WebPage"];
}

const mainTypes: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ["Organization", "WebSite"]],
  [/^\/(events|workshop|notice|team|advisor|member|blog)$/, ["CollectionPage"]],
  [/^\/(projects|achievements|results|sheets|sponsors|resources|faq)$/, ["CollectionPage"]],
  [/^\/projects\/./, ["CreativeWork"]],
  [/^\/courses\/./, ["Course"]],
  [/^\/sheets\/./, ["LearningResource"]],
  [/^\/post(\/\d+)?$/, ["ImageGallery"]],
  [/^\/profile\//, ["ProfilePage"]],
  [/^\/blog\/./, ["BlogPosting"]],
  // The next test knows which of them have a date.
  [/^\/(events|workshops)\/./, []],
];
