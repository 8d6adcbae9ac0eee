import { isJsonObject } from "../../model/schema/json-object";

export function inContent(contentFolder: string, path: string): string {
  const start = contentFolder === "" ? "" : `${contentFolder}/`;
  const bare = path.replaceAll("\\", "/");
  return bare.startsWith(start) ? bare.slice(start.length) : bare;
}

export function lastPartOf(path: string): string {
  return path.replace(/^.*[/\\]/, "");
}

export function pathsIn(files: unknown): string[] | undefined {
  if (!Array.isArray(files)) return undefined;
  return files.flatMap((file: unknown) => (isJsonObject(file) && typeof file.path === "string" ? [file.path] : []));
}
