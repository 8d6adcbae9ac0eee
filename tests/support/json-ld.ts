import { isJsonObject } from "../../src/model/schema/json-object";

const linkNames = new Set([
  "url",
  "item",
  "contentUrl",
  "thumbnailUrl",
  "@id",
  "image",
  "sameAs",
  "logo",
  "urlTemplate",
]);

/** Every text of a JSON-LD node that is an address by its property's name, at any depth. */
export function addressesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(addressesIn);
  if (!isJsonObject(node)) return [];
  return Object.entries(node).flatMap(([name, value]) => {
    const texts = [value].flat().filter((entry) => typeof entry === "string");
    return [...(linkNames.has(name) ? texts : []), ...addressesIn(value)];
  });
}

/** Every `@type` of a JSON-LD node, at any depth. */
export function typesIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(typesIn);
  if (!isJsonObject(node)) return [];
  const own = [node["@type"]].flat().filter((type) => typeof type === "string");
  return [...own, ...Object.values(node).flatMap(typesIn)];
}

/** A node as search engines read it: after a round through JSON, which drops what is undefined. */
export function published(node: unknown): unknown {
  return JSON.parse(JSON.stringify(node));
}
