import type { ContentNode, Site } from "../site/site";
import { addressOf, resizedPicture, type ResizedPicture } from "../media/resized-picture";

/** Few enough to open at once. */
const AT_ONCE = 50;

interface PictureNode {
  readonly id: string;
  readonly image: ResizedPicture | null;
}

/** The addresses of the pictures of those nodes that have one, in a size that the pages have already made. */
export async function itemPictures(
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
