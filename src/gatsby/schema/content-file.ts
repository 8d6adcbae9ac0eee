import path from "node:path";
import type { GraphQLResolveInfo } from "graphql";
import type { Node, NodePluginSchema } from "gatsby";
import { isRelativePath } from "../../model/reference";
import type { FileReference } from "./resolve-field";
import { isReadablePicture } from "./readable-picture";
import type { GatsbyResolver, ResolverContext } from "./resolver";

/** A picture, video or download that an item refers to: a file of the content tree, a path of the site, or a link. */
export function contentFileType(schema: NodePluginSchema) {
  return schema.buildObjectType({
    name: "ContentFile",
    fields: {
      url: { type: "String", resolve: contentFileUrl },
      picture: { type: "ImageSharp", resolve: pictureOf },
      // Asking for `url` copies the original to the site, which a picture in the pipeline does not need.
      pictureUrl: { type: "String", resolve: pictureUrl },
    },
  });
}

const contentFileUrl: GatsbyResolver<FileReference> = async (source, _arguments, context, info) => {
  if (!isRelativePath(source.reference)) return source.reference;
  const file = await fileNode(source, context);
  return file && publicUrl(file, context, info);
};

const pictureOf: GatsbyResolver<FileReference> = async (source, _arguments, context) => {
  if (!isRelativePath(source.reference)) return null;
  const file = await fileNode(source, context);
  const picture = file && pipelineNode(file, context);
  return picture && (await isReadablePicture(String(file.absolutePath))) ? picture : null;
};

const pictureUrl: GatsbyResolver<FileReference> = async (source, arguments_, context, info) => {
  const file = isRelativePath(source.reference) ? await fileNode(source, context) : null;
  return file && pipelineNode(file, context) ? null : contentFileUrl(source, arguments_, context, info);
};

/** The node that the image pipeline made of a file; null for kinds of files that it does not take. */
function pipelineNode(file: Node, context: ResolverContext): Node | null {
  const children = file.children.map((id) => context.nodeModel.getNodeById({ id }));
  return children.find((child) => child?.internal.type === "ImageSharp") ?? null;
}

async function fileNode({ reference, directory }: FileReference, context: ResolverContext): Promise<Node | null> {
  if (directory === undefined) return null;
  // Gatsby keeps its paths with forward slashes, on Windows too.
  const absolutePath = path.resolve(directory, reference).split(path.sep).join("/");
  return context.nodeModel.findOne({ type: "File", query: { filter: { absolutePath: { eq: absolutePath } } } });
}

/** The address of a file under /static, where gatsby-source-filesystem copies it. */
function publicUrl(file: Node, context: ResolverContext, info: GraphQLResolveInfo): unknown {
  const fileType = info.schema.getType("File");
  if (!fileType || !("getFields" in fileType)) return null;
  const { publicURL } = fileType.getFields();
  return publicURL && "resolve" in publicURL ? publicURL.resolve?.(file, {}, context, info) : null;
}

/** The public address of a relative reference, for those who hold no query. */
export async function publicUrlOf(
  source: FileReference,
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<string | undefined> {
  const url: unknown = await contentFileUrl(source, {}, context, info);
  return typeof url === "string" ? url : undefined;
}
