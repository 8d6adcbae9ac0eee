import type { ContentNode, Site } from "../site/site";

/** Few enough to open at once. */
const AT_ONCE = 50;

interface PictureNode {
  readonly id: string;
  readonly image: {
    readonly pictureUrl: string | null;
    readonly picture: { readonly resize: { readonly src: string } | null } | null;
  } | null;
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
    const fields = `id image { pictureUrl picture { resize(${resize}) { src } } }`;
    for (const { id, image } of await query<PictureNode>(typeName, fields, some)) {
      const address = image?.picture?.resize?.src ?? image?.pictureUrl;
      if (address) pictures.set(id, address);
    }
  }
  return pictures;
}
