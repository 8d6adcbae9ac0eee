import { propertyOf } from "../../domain/shape";
import { absoluteUrl } from "../../domain/addresses/absolute-url";
import { isoAtClub } from "../../domain/time/club-time";
import { itemElementId } from "../../domain/item-element-id";
import { routes } from "../../domain/routes";
import { spanOf } from "../../domain/time/schedule";
import { scheduleOf } from "../../domain/time/schedule-of";
import { hasFeature } from "../../model/descriptors";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { nodeId, type ContentNode } from "../site";
import { nameOfAddress, openFields, type OpenKind, type OpenList } from "./open-lists";

/** Where the files of an item are published: paths or links. */
export interface OpenTargets {
  readonly picture?: string | undefined;
  readonly links?: readonly { readonly label: string; readonly url: { readonly url: string | null } }[];
  /** Of an item that is a link. */
  readonly url?: { readonly url: string | null } | undefined;
}

interface OpenItemSite extends OpenTargets {
  readonly siteUrl: string;
}

/** An item of the content as the open data shows it. */
export function openItem(
  node: ContentNode,
  kind: OpenKind,
  list: OpenList,
  { siteUrl, picture, links = [], url }: OpenItemSite,
): JsonObject {
  const values = { ...normalised(kind.schema, node), id: node.jsonId ?? 0 };
  const open = openFields(kind.schema).flatMap(({ name }) => {
    const value = propertyOf(values, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  const openLinks = links.flatMap(({ label, url: { url } }) =>
    url === null ? [] : [{ label, url: absoluteUrl(siteUrl, url) }],
  );
  return {
    ...Object.fromEntries(open),
    ...(openLinks.length > 0 && { links: openLinks }),
    ...(url?.url && { url: absoluteUrl(siteUrl, url.url) }),
    [nameOfAddress(list.kinds)]: absoluteUrl(siteUrl, addressIn(kind.folder, nodeId(node))),
    ...(picture && { image: absoluteUrl(siteUrl, picture) }),
    ...("venue" in kind.schema.shape && instantsOf(values)),
    ...(list.kinds.length > 1 && {
      isPast: kind !== list.kinds[0] || propertyOf(values, "isActive") === false,
    }),
  };
}

function addressIn(folder: OpenKind["folder"], id: string): string {
  return hasFeature(folder, "item") ? routes.item(folder, id) : routes.inList(folder, itemElementId(id));
}

function instantsOf(values: object): JsonObject {
  const span = spanOf(scheduleOf(values));
  return span ? { start: isoAtClub(span.start), end: isoAtClub(span.end) } : {};
}
