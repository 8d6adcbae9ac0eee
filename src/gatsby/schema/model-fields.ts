import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { readSource } from "../../content/read/read-source";
import path from "node:path";
import { kinds, singletons, writtenFiles } from "../../model/content-model";
import { isFileOf, type Kind, type Singleton } from "../../model/kind";
import { isItemFile } from "../../content/item-files";
import { isUsed } from "../../model/parts";

/** A file of the content tree, as gatsby-source-filesystem describes it: `relativePath`, `name` and more. */
type ContentFileNode = Readonly<Record<string, unknown>>;

/**
 * The fields of the node of a content file: those of the model, the item's id as `jsonId`, and the text below the front
 * matter as `markdown`.
 *
 * @throws ContentError where the file can't be read
 */
export function modelFields(node: ContentFileNode, text: string): JsonObject {
  const source = sourceOf(node);
  const { fields, body } = readSource(source, text);
  const { id: jsonId = String(node.name), ...known } = normalised(source.schema, fields);
  return { ...known, jsonId, ...(body !== undefined && { markdown: body }) };
}

/** The GraphQL type of a content file: what gatsby-transformer-json asks for. */
export function contentTypeName({ node }: { readonly node: ContentFileNode }): string {
  return sourceOf(node).typeName;
}

function sourceOf({ relativePath }: ContentFileNode) {
  const source = sourceAt(String(relativePath));
  if (!source) throw new Error(`${String(relativePath)} contains no content: isForeignFile must keep it out`);
  return source;
}

const kindByFolder = new Map<string, Kind>(kinds.map((kind) => [kind.folder, kind]));
const siteFiles = [...singletons, ...writtenFiles];

/** The kind of content in a file, from its path in the content tree; undefined if it holds no content. */
export function sourceAt(relativePath: string): Kind | Singleton | undefined {
  const { dir, base } = path.posix.parse(relativePath);
  const kind = kindByFolder.get(dir);
  if (kind && isItemFile(kind, { name: base })) return kind;
  return siteFiles.find((source) => isFileOf(source, relativePath));
}

/**
 * True if Gatsby ignores a file: JSON that is not content (an editor's settings, a draft in a folder
 * below), items of a kind that the club has switched off, and whatever is in hidden folders.
 */
export function isForeignFile(contentDirectory: string, file: string): boolean {
  const relativePath = path.relative(contentDirectory, file).split(path.sep).join("/");
  if (/(^|\/)\.(?!\.)/.test(relativePath)) return true;
  const source = sourceAt(relativePath);
  if (source && "folder" in source && !isUsed(source.folder)) return true;
  return /\.json$/i.test(relativePath) && source === undefined;
}
