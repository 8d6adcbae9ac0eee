import path from "node:path";
import { kinds, singletons, writtenFiles } from "../../model/content-model";

const typeByFolder = new Map(
  kinds.filter(({ format }) => format === "json").map((kind) => [kind.folder, kind.typeName]),
);
const typeByFile = new Map([...singletons, ...writtenFiles].map(({ file, typeName }) => [file, typeName]));

/** The GraphQL type of a JSON file, from where it lies in the content tree; undefined if it is no content. */
function typeNameAt(relativePath: string): string | undefined {
  const { dir, ext } = path.posix.parse(relativePath);
  return typeByFile.get(relativePath) ?? (ext === ".json" ? typeByFolder.get(dir) : undefined);
}

/** What gatsby-transformer-json asks for each file that `isForeignFile` has let through. */
export function contentTypeName({ node }: { node: object }): string {
  const relativePath: unknown = Reflect.get(node, "relativePath");
  const typeName = typeNameAt(String(relativePath));
  if (typeName === undefined) throw new Error(`${String(relativePath)} is no content`);
  return typeName;
}

/**
 * Whether Gatsby shall not even look at a file: JSON that is no content (an editor's settings, a
 * draft in a folder below), and whatever lies in hidden folders.
 */
export function isForeignFile(contentDirectory: string, file: string): boolean {
  const relativePath = path.relative(contentDirectory, file).split(path.sep).join("/");
  if (/(^|\/)\.(?!\.)/.test(relativePath)) return true;
  return /\.json$/i.test(relativePath) && typeNameAt(relativePath) === undefined;
}
