import path from "node:path";
import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, Node, SourceNodesArgs } from "gatsby";
import { isItemFile } from "../../content/item-files";
import { readSource } from "../../content/read/read-source";
import { portfolioPage } from "../../domain/people/portfolio";
import { kinds, singletons, writtenFiles } from "../../model/content-model";
import { fileFormat } from "../../model/files/file-format";
import { hasFeature } from "../../model/descriptors";
import { isFileOf, type Kind, type Singleton } from "../../model/kind";
import { isUsed } from "../../model/parts";
import type { JsonObject } from "../../model/schema/json-object";
import { normalised } from "../../model/schema/normalise";
import { rasterise } from "../../outputs/media/clean-media";
import type { Build } from "../build";
import { addPictureNode, createFlattenedPicture, mayBeTransparent } from "./pictures";

/** True if a node is an article, a drawing or a picture that may be transparent: these get child nodes. */
export function hasFileChildren(created: { readonly node: Node }): boolean {
  return isArticleFile(created) || isDrawing(created) || mayBeTransparent(created);
}

/** Adds an article to a Markdown file, and a picture to a drawing and to a picture with transparent parts. */
export function createFileChildren(created: CreateNodeArgs, translations: Translations): Promise<void> {
  if (isDrawing(created)) return createPictureOfDrawing(created);
  return mayBeTransparent(created) ? createFlattenedPicture(created) : createArticleNode(created, translations);
}

export function isArticleFile({ node }: { readonly node: Node }): boolean {
  return node.internal.type === "File" && node.ext === ".md" && sourceAt(String(node.relativePath)) !== undefined;
}

type Translations = Pick<Build, "translatedItem">;

type CreatedFile = Pick<
  CreateNodeArgs,
  "node" | "actions" | "createNodeId" | "createContentDigest" | "loadNodeContent"
>;

/**
 * Makes a node from a Markdown file, as gatsby-transformer-json does for JSON files.
 *
 * @throws ContentError if the file can't be read
 */
export async function createArticleNode(created: CreatedFile, translations: Translations): Promise<void> {
  const { node, actions, createNodeId, createContentDigest, loadNodeContent } = created;
  const fields = modelFields(node, await loadNodeContent(node), translations);
  const type = contentTypeName({ node });
  const child = {
    ...fields,
    id: createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest(fields) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

/** Makes all articles again, since Gatsby notices changes of their own files, but not of their translations. */
export async function createTranslatedArticles(gatsby: SourceNodesArgs, translations: Translations): Promise<void> {
  for (const node of gatsby.getNodesByType("File"))
    if (isArticleFile({ node })) await createArticleNode({ ...gatsby, node }, translations);
}

function isDrawing({ node }: { readonly node: Node }): boolean {
  return node.internal.type === "File" && node.extension === "svg";
}

/**
 * Renders a drawing as a picture, in a child node for the image pipeline, so that nothing in a drawing can run or load
 * anything on the site. A drawing that can't be rendered has no such node, and pages leave it out.
 */
async function createPictureOfDrawing(created: CreateNodeArgs): Promise<void> {
  const { node, reporter } = created;
  const svg = await readFile(String(node.absolutePath));
  if (fileFormat(svg) !== "svg") return;
  try {
    await addPictureNode(created, await rasterise(svg));
  } catch (error) {
    reporter.warn(`${String(node.absolutePath)}: can't be rendered (${String(error)}); the pages leave it out`);
  }
}

/** A file of the content tree, as a node of gatsby-source-filesystem: `relativePath`, `name` and more. */
export type ContentFileNode = Readonly<Record<string, unknown>>;

/**
 * The fields of a content file's node in the language of this build: those of the model, the item's id as `jsonId`, and
 * the text below the front matter as `markdown`.
 *
 * @throws ContentError where the file can't be read
 */
export function modelFields(node: ContentFileNode, text: string, translations: Translations): JsonObject {
  const source = sourceOf(node);
  const original = readSource(source, text);
  const { fields, body } = translations.translatedItem(String(node.relativePath)) ?? original;
  const { id: jsonId = String(node.name), ...known } = normalised(source.schema, fields);
  return {
    ...known,
    jsonId,
    ...(body !== undefined && { markdown: body }),
    // Pages have the same addresses in all languages.
    ...(hasPortfolio(source) && { portfolioPage: portfolioPage(normalised(source.schema, original.fields)) }),
  };
}

export function hasPortfolio(source: Kind | Singleton): boolean {
  return "folder" in source && hasFeature(source.folder, "portfolio");
}

/** The GraphQL type of a content file, for gatsby-transformer-json. */
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

/** The kind of content in a file, from its path in the content tree; undefined if it has none. */
export function sourceAt(relativePath: string): Kind | Singleton | undefined {
  const { dir, base } = path.posix.parse(relativePath);
  const kind = kindByFolder.get(dir);
  if (kind && isItemFile(kind, { name: base })) return kind;
  return siteFiles.find((source) => isFileOf(source, relativePath));
}

/**
 * True if Gatsby ignores a file: JSON that is not content (settings of a text editor, a draft in a subfolder), items of
 * a kind that the club has switched off, and everything in hidden folders.
 */
export function isForeignFile(contentDirectory: string, file: string): boolean {
  const relativePath = path.relative(contentDirectory, file).split(path.sep).join("/");
  if (/(^|\/)\.(?!\.)/.test(relativePath)) return true;
  const source = sourceAt(relativePath);
  if (source && "folder" in source && !isUsed(source.folder)) return true;
  return /\.json$/i.test(relativePath) && source === undefined;
}
