import path from "node:path";
import type { Node } from "gatsby";

/** The node that gatsby-source-filesystem makes of a file of the content tree. */
export function fileNode(relativePath: string): Node {
  const { dir, base, name, ext } = path.posix.parse(relativePath);
  const mediaType = ext === ".json" ? "application/json" : "text/markdown";
  return {
    id: relativePath,
    parent: null,
    children: [],
    internal: { type: "File", contentDigest: "", owner: "gatsby-source-filesystem", mediaType },
    relativePath,
    relativeDirectory: dir,
    base,
    name,
    ext,
    dir: path.posix.join("/content", dir),
    absolutePath: path.posix.join("/content", relativePath),
  };
}

/** The node of an item of a type, such as `Event`. */
export function itemNode(type: string, fields: object): Node {
  const id = `${type} ${"jsonId" in fields ? String(fields.jsonId) : ""}`;
  return { id, parent: null, children: [], internal: { type, contentDigest: "", owner: "" }, ...fields };
}

/** A build in the main language, in which items come from their files. */
export const inMainLanguage = { translatedItem: () => undefined };
