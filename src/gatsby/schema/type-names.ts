import { kinds, singletons } from "../../model/content-model";
import type { Kind, Singleton } from "../../model/kind";

/** The GraphQL type of JSON files that are no content of ours. */
export const otherJson = "OtherJson";

const kindByFolder = new Map<string, Kind>(
  kinds.filter(({ format }) => format === "json").map((kind) => [kind.folder, kind]),
);
const singletonByFile = new Map<string, Singleton>(singletons.map((singleton) => [singleton.file, singleton]));

/** The GraphQL type of a JSON file, from where it lies in the content tree. */
export function contentTypeName({ node }: { node: object }): string {
  const { relativeDirectory, relativePath } = placeOf(node);
  return (singletonByFile.get(relativePath) ?? kindByFolder.get(relativeDirectory))?.typeName ?? otherJson;
}

function placeOf(node: object): { relativeDirectory: string; relativePath: string } {
  const relativeDirectory: unknown = Reflect.get(node, "relativeDirectory");
  const relativePath: unknown = Reflect.get(node, "relativePath");
  return { relativeDirectory: String(relativeDirectory), relativePath: String(relativePath) };
}
