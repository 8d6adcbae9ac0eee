import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { readSource } from "../../content/read/read-source";
import { sourceAt } from "./source-at";

/** A file of the content tree, as gatsby-source-filesystem describes it: `relativePath`, `name` and more. */
type ContentFileNode = Readonly<Record<string, unknown>>;

/**
 * What the node of a content file holds: the model's fields, the item's id as `jsonId`, and the text below the front
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
