import path from "node:path";
import type { GraphQLResolveInfo } from "graphql";
import type { Node, NodePluginSchema } from "gatsby";
import { pictureSource } from "../../components/content/picture-source";
import type { PictureSource } from "../../domain/picture-source";
import { isRelativePath } from "../../model/values/link-target";
import { publishFile } from "../../outputs/media/publish-file";
import type { FileReference, GatsbyResolver, ResolverContext } from "./resolve-field";
import { mostWidth } from "./picture-limits";
import { childOfType, isImageData } from "./pictures";

/** A picture, video or download that an item refers to: a file of the content tree, a path of the site, or a link. */
export function contentFileType(schema: NodePluginSchema) {
  return schema.buildObjectType({
    name: "ContentFile",
    fields: {
      url: { type: "String", resolve: contentFileUrl },
      picture: { type: "ImageSharp", resolve: pictureOf },
      // Querying `url` publishes a copy of the file, which a picture in the image pipeline does not need.
      pictureUrl: { type: "String", resolve: pictureUrl },
    },
  });
}

const contentFileUrl: GatsbyResolver<FileReference> = async (source, _arguments, context) => {
  if (!isRelativePath(source.reference)) return source.reference;
  const file = await fileNode(source, context);
  return file && publishFile(String(file.absolutePath));
};

const pictureOf: GatsbyResolver<FileReference> = async (source, _arguments, context) => {
  if (!isRelativePath(source.reference)) return null;
  const file = await fileNode(source, context);
  const picture = file && pipelineNode(file, context);
  const pictureFile = picture && context.nodeModel.getNodeById({ id: picture.parent ?? "" });
  return pictureFile && (await mostWidth(String(pictureFile.absolutePath))) > 0 ? picture : null;
};

const pictureUrl: GatsbyResolver<FileReference> = async (source, arguments_, context, info) => {
  const file = isRelativePath(source.reference) ? await fileNode(source, context) : null;
  return file && pipelineNode(file, context) ? null : contentFileUrl(source, arguments_, context, info);
};

/** The node of the image pipeline for a file, or for the picture made from a drawing; null if it does not take such files. */
function pipelineNode(file: Node, context: ResolverContext): Node | null {
  const drawn = childOfType(file, "File", context);
  return childOfType(file, "ImageSharp", context) ?? (drawn ? pipelineNode(drawn, context) : null);
}

const found = new WeakMap<FileReference, Promise<Node | null>>();

/** The referenced file; looked up once, even if a query needs several sizes. */
function fileNode(source: FileReference, context: ResolverContext): Promise<Node | null> {
  const file = found.get(source) ?? findFile(source, context);
  found.set(source, file);
  return file;
}

async function findFile({ reference, directory }: FileReference, context: ResolverContext): Promise<Node | null> {
  if (directory === undefined) return null;
  // Gatsby stores paths with forward slashes, even on Windows.
  const absolutePath = path.resolve(directory, reference).split(path.sep).join("/");
  return context.nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } });
}

/** The resolver of a field that a plugin added to the schema. */
function resolverOf(typeName: string, fieldName: string, info: GraphQLResolveInfo) {
  const type = info.schema.getType(typeName);
  const field = type && "getFields" in type ? type.getFields()[fieldName] : undefined;
  return field && "resolve" in field ? field.resolve : undefined;
}

/** A picture of a text in all its sizes, for code without a query; undefined if the pipeline can't take it. */
export async function columnPictureOf(
  source: FileReference,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<PictureSource | undefined> {
  const picture: unknown = await pictureOf(source, {}, context, info);
  const data: unknown =
    picture && (await resolverOf("ImageSharp", "gatsbyImageData", info)?.(picture, { size: "COLUMN" }, context, info));
  return isImageData(data) ? pictureSource({ pictureUrl: null, picture: { gatsbyImageData: data } }) : undefined;
}

/** The public address of a relative reference, for code without a query. */
export async function publicUrlOf(
  source: FileReference,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<string | undefined> {
  const url: unknown = await contentFileUrl(source, {}, context, info);
  return typeof url === "string" ? url : undefined;
}
