/** A path of the repository, on Windows too, as a path of the content. */
export function inContent(contentFolder: string, path: string): string {
  const start = contentFolder === "" ? "" : `${contentFolder}/`;
  const bare = path.replaceAll("\\", "/");
  return bare.startsWith(start) ? bare.slice(start.length) : bare;
}
