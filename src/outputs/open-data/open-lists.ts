import { kindsWith, type KindWith } from "../../model/content-model";
import { descriptors, type FolderWith } from "../../model/descriptors";
import type { z } from "zod";
import { usedFieldsOf, type Field } from "../../model/schema/schema-fields";

export type OpenKind = KindWith<FolderWith<"openData">>;

/** A list of the open data and the kinds whose items it holds. */
export interface OpenList {
  readonly name: string;
  readonly description: string;
  readonly kinds: readonly OpenKind[];
}

const kindsByList = new Map<string, OpenKind[]>();
for (const kind of kindsWith("openData")) {
  const name = descriptors[kind.folder].openData;
  kindsByList.set(name, [...(kindsByList.get(name) ?? []), kind]);
}

export const openLists: readonly OpenList[] = [...kindsByList].map(([name, kinds]) => ({
  name,
  description: descriptionOf(kinds),
  kinds,
}));

function descriptionOf([first]: readonly OpenKind[]): string {
  return first?.openDataDescription ?? `All ${first?.plural.toLowerCase() ?? "items"} of the club.`;
}

/** Files lie where the content lies and mean nothing elsewhere, and what holds them is for the pages. */
const bound: ReadonlySet<string> = new Set(["image", "file", "groups", "group"]);

/** True if an item is a link: to a page or to a file, which the build publishes. */
export function leadsSomewhere(schema: z.ZodObject): boolean {
  return usedFieldsOf(schema).some(({ name, info }) => name === "url" && info.kind === "file");
}

/** The name of the address at which the site shows an item: `url`, unless an item has one of its own. */
export function nameOfAddress(kinds: readonly OpenKind[]): "url" | "page" {
  return kinds.some(({ schema }) => "url" in schema.shape) ? "page" : "url";
}

/** The fields of a kind that are open. */
export function openFields(schema: z.ZodObject): readonly Field[] {
  return usedFieldsOf(schema).filter(({ info }) => info.isPersonal !== true && !bound.has(info.kind));
}
