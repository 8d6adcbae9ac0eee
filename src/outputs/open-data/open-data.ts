import { absoluteUrl } from "../../domain/addresses/absolute-url";
import { routes } from "../../domain/routes";
import type { z } from "zod";
import type { Kind } from "../../model/kind";
import { smallSquare } from "../members/site-member";
import type { OutputFile } from "../writing/site-files";
import { openItem, type OpenTargets } from "./open-item";
import { leadsSomewhere, type OpenList, openLists } from "./open-lists";
import { openSchema } from "./open-schema";
import type { ContentNode, Site } from "../site";
import { isInUse } from "../../domain/settings/offered";
import { isShownAt } from "../../domain/publication/publication";
import { normalised } from "../../model/schema/normalise";
import { addressOf, resizedPicture, type ResizedPicture } from "../media/resized-picture";

const showsPerson = ({ shape }: z.ZodObject) => "portfolio" in shape;

const wide = "width: 1200, height: 630, toFormat: JPG";

/** The lists that the club publishes as data, and the schema of each. */
export async function openData({ url: siteUrl, nodesOfType, query, builtAt }: Site): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for (const list of usedLists()) {
    const items: unknown[] = [];
    for (const kind of list.kinds) {
      const nodes = inOrder(nodesOfType(kind.typeName)).filter((node) =>
        isShownAt(kind, normalised(kind.schema, node), builtAt),
      );
      const targets = await itemTargets(query, kind, nodes);
      for (const node of nodes) items.push(openItem(node, kind, list, { siteUrl, ...targets.get(node.id) }));
    }
    const path = routes.openDataSchema(list.name);
    const schema = openSchema(list, absoluteUrl(siteUrl, path));
    files.push({ path: routes.openData(list.name), data: lines(items) });
    files.push({ path, data: `${JSON.stringify(schema, null, 2)}\n` });
  }
  return files;
}

/** The lists of which the club uses a kind. */
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

/** Few enough to open at once. */
const AT_ONCE = 50;

interface TargetsNode {
  readonly id: string;
  readonly image?: ResizedPicture | null;
  readonly links?: OpenTargets["links"];
  readonly url?: OpenTargets["url"];
}

/** Where the files of an item are published: its picture, in a size that the pages have already made, and its links. */
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
