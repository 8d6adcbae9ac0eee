import { propertyOf } from "../../domain/shape";
import { absoluteUrl } from "../../domain/addresses/absolute-url";
import { isoAtClub } from "../../domain/time/club-time";
import { routes } from "../../domain/routes";
import { spanOf } from "../../domain/time/schedule";
import { scheduleOf } from "../../domain/time/schedule-of";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { nodeId, type ContentNode } from "../site";
import { openFields, type OpenKind, type OpenList } from "./open-lists";

interface OpenItemSite {
  readonly siteUrl: string;
  /** The address of an item's picture, a path or a link. */
  readonly picture: string | undefined;
}

/** An item of the content as the open data shows it. */
export function openItem(
  node: ContentNode,
  kind: OpenKind,
  list: OpenList,
  { siteUrl, picture }: OpenItemSite,
): JsonObject {
  const values = { ...normalised(kind.schema, node), id: node.jsonId ?? 0 };
  const open = openFields(kind.schema).flatMap(({ name }) => {
    const value = propertyOf(values, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(open),
    url: absoluteUrl(siteUrl, routes.item(kind.folder, nodeId(node))),
    ...(picture && { image: absoluteUrl(siteUrl, picture) }),
    ...("venue" in kind.schema.shape && instantsOf(values)),
    ...(list.kinds.length > 1 && {
      isPast: kind !== list.kinds[0] || propertyOf(values, "isActive") === false,
    }),
  };
}

function instantsOf(values: object): JsonObject {
  const span = spanOf(scheduleOf(values));
  return span ? { start: isoAtClub(span.start), end: isoAtClub(span.end) } : {};
}
