import { absoluteUrl } from "../../domain/addresses/absolute-url";
import { routes } from "../../domain/routes";
import type { Kind } from "../../model/kind";
import { smallSquare } from "../members/site-member";
import type { OutputFile } from "../writing/site-files";
import { openItem } from "./open-item";
import { type OpenList, openLists } from "./open-lists";
import { openSchema } from "./open-schema";
import type { ContentNode, Site } from "../site";
import { isUsed } from "../../model/parts";
import { addressOf, resizedPicture, type ResizedPicture } from "../media/resized-picture";

const wide = "width: 1200, height: 630, toFormat: JPG";

/** The lists that the club publishes as data, and the schema of each. */
export async function openData({ url: siteUrl, nodesOfType, query }: Site): Promise<OutputFile[]> {
  const files: OutputFile[] = [];
  for (const list of usedLists()) {
    const items: unknown[] = [];
    for (const kind of list.kinds) {
      const nodes = inOrder(nodesOfType(kind.typeName));
      const pictures = await itemPictures(query, kind.typeName, nodes, sizeOf(kind));
      for (const node of nodes) items.push(openItem(node, kind, list, { siteUrl, picture: pictures.get(node.id) }));
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
  return openLists.filter(({ kinds }) => kinds.some(({ folder }) => isUsed(folder)));
}

/** The size in which pages show the pictures of a kind: no other is made. */
function sizeOf({ schema }: Kind): string {
  return "venue" in schema.shape ? wide : smallSquare;
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

interface PictureNode {
  readonly id: string;
  readonly image: ResizedPicture | null;
}

/** The addresses of the pictures of those nodes that have one, in a size that the pages have already made. */
async function itemPictures(
  query: Site["query"],
  typeName: string,
  nodes: readonly ContentNode[],
  resize: string,
): Promise<ReadonlyMap<string, string>> {
  const pictures = new Map<string, string>();
  const ids = nodes.filter((node) => node.image).map(({ id }) => id);
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    const fields = `id image ${resizedPicture(resize)}`;
    for (const { id, image } of await query<PictureNode>(typeName, fields, some)) {
      const address = addressOf(image);
      if (address) pictures.set(id, address);
    }
  }
  return pictures;
}
