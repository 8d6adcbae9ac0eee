import type { z } from "zod";
import { absoluteUrl } from "../../domain/addresses/served-path";
import { routes } from "../../domain/routes";
import type { Kind } from "../../model/kind";
import { smallSquare } from "../members/site-member";
import type { OutputFile } from "../writing/site-files";
import {
  leadsSomewhere,
  openLists,
  openSchema,
  openWords,
  nameOfAddress,
  openFields,
  type OpenList,
  type OpenKind,
} from "./open-lists";
import { addressOf, resizedPicture, nodeId, type ContentNode, type Site, type ResizedPicture } from "../site";
import { isInUse } from "../../domain/settings/offered";
import { isShownAt } from "../../domain/publication/publication";
import { normalised } from "../../model/schema/normalise";
import { isSitePath } from "../../model/values/link-target";
import { propertyOf } from "../../domain/shape";
import { clubTimeZone, isoAtClub } from "../../domain/time/club-time";
import { spanOf } from "../../domain/time/schedule";
import { scheduleOf } from "../../domain/time/schedule-of";
import { factsOf } from "../../model/fields/field-kinds";
import { hasFeature } from "../../model/descriptors";
import { hasVisibleText, type JsonObject } from "../../model/schema/json-object";
import { itemId } from "../../content/content";
import { translationsOf } from "../../content/translations/translate-fields";
import { siteLanguages } from "../../words/site-language";

const showsPerson = ({ shape }: z.ZodObject) => "portfolio" in shape;

const wide = "width: 1200, height: 630, toFormat: JPG";

/** The lists that the club publishes as data, and the schema of each. */
export async function openData(site: Site): Promise<OutputFile[]> {
  const { url: siteUrl, nodesOfType, query, builtAt } = site;
  const translatedWords = readTranslations(site);
  const files: OutputFile[] = [];
  for (const list of usedLists()) {
    const items: unknown[] = [];
    for (const kind of list.kinds) {
      const nodes = inOrder(nodesOfType(kind.typeName)).filter((node) =>
        isShownAt(kind, normalised(kind.schema, node), builtAt, clubTimeZone()),
      );
      const targets = await itemTargets(query, kind, nodes);
      for (const node of nodes)
        items.push({
          ...openItem(node, kind, list, { siteUrl, ...targets.get(node.id) }),
          ...translatedWords(kind, node),
        });
    }
    const path = routes.openDataSchema(list.name);
    const schema = openSchema(list, absoluteUrl(siteUrl, path));
    files.push({ path: routes.openData(list.name), data: lines(items) });
    files.push({ path, data: `${JSON.stringify(schema, null, 2)}\n` });
  }
  return files;
}

/** Finds the open fields of items in the further languages of the site, since their nodes have one language. */
function readTranslations({ content }: Site): (kind: OpenKind, node: ContentNode) => JsonObject {
  const further = siteLanguages().slice(1);
  const items = further.length === 0 ? [] : content.items;
  const known = new Map(items.map((item) => [`${item.file.replace(/\/.*/, "")}/${itemId(item) ?? ""}`, item]));
  return ({ folder, schema }, node) => {
    const item = known.get(`${folder}/${nodeId(node)}`);
    if (!item) return {};
    const open = openWords(schema).map(({ name }) => name);
    const translations = [...translationsOf(item)].flatMap(([language, words]) => {
      const said = Object.entries(words).filter(([name, value]) => open.includes(name) && hasWords(value));
      const isUsed = further.some((each) => each === language) && said.length > 0;
      return isUsed ? [[language, Object.fromEntries(said)] as const] : [];
    });
    return translations.length === 0 ? {} : { translations: Object.fromEntries(translations) };
  };
}

function hasWords(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : typeof value === "string" && hasVisibleText(value);
}

function usedLists(): readonly OpenList[] {
  return openLists.filter(({ kinds }) => kinds.some(({ folder }) => isInUse(folder)));
}

function inOrder(nodes: Iterable<ContentNode>): ContentNode[] {
  const id = ({ jsonId }: ContentNode) => (typeof jsonId === "string" ? jsonId : Number(jsonId ?? 0));
  return [...nodes].sort((a, b) => (id(a) < id(b) ? -1 : 1));
}

/** A list with one item per line, so that versions of it can be compared. */
function lines(items: readonly unknown[]): string {
  return `[\n${items.map((item) => JSON.stringify(item)).join(",\n")}\n]\n`;
}

/** Few enough to be open at the same time. */
const AT_ONCE = 50;

interface TargetsNode {
  readonly id: string;
  readonly image?: ResizedPicture | null;
  readonly links?: OpenTargets["links"];
  readonly url?: OpenTargets["url"];
}

/** The addresses of an item's files: its picture, in a size that pages use, and its links. */
async function itemTargets(
  query: Site["query"],
  { typeName, schema }: Kind,
  nodes: readonly ContentNode[],
): Promise<ReadonlyMap<string, OpenTargets>> {
  const asked = [
    { name: "image", of: resizedPicture(showsPerson(schema) ? smallSquare : wide) },
    { name: "links", of: "{ label url { url } }" },
    ...(leadsSomewhere(schema) ? [{ name: "url", of: "{ url }" }] : []),
  ].filter(({ name }) => name in schema.shape);
  const targets = new Map<string, OpenTargets>();
  const ids = nodes.filter((node) => asked.some(({ name }) => node[name])).map(({ id }) => id);
  const fields = `id ${asked.map(({ name, of }) => `${name} ${of}`).join(" ")}`;
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    for (const { id, image = null, links = [], url } of await query<TargetsNode>(typeName, fields, some))
      targets.set(id, { picture: addressOf(image), links, url });
  }
  return targets;
}

interface OpenTargets {
  readonly picture?: string | undefined;
  readonly links?: readonly { readonly label: string; readonly url: { readonly url: string | null } }[];
  /** For an item that is a link. */
  readonly url?: { readonly url: string | null } | undefined;
}

interface OpenItemSite extends OpenTargets {
  readonly siteUrl: string;
}

export function openItem(
  node: ContentNode,
  kind: OpenKind,
  list: OpenList,
  { siteUrl, picture, links = [], url }: OpenItemSite,
): JsonObject {
  const values = { ...normalised(kind.schema, node), id: node.jsonId ?? 0 };
  const open = openFields(kind.schema).flatMap(({ name, info }) => {
    const value = propertyOf(values, name);
    const isPath = factsOf(info).isLink && typeof value === "string" && isSitePath(value);
    return value === undefined ? [] : [[name, isPath ? absoluteUrl(siteUrl, value) : value] as const];
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
  return hasFeature(folder, "item") ? routes.item(folder, id) : routes.inList(folder, id);
}

function instantsOf(values: object): JsonObject {
  const span = spanOf(scheduleOf(values));
  return span ? { start: isoAtClub(span.start), end: isoAtClub(span.end) } : {};
}
