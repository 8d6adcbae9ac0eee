import path from "node:path";

/**
 * The content tree in use, as the user wrote it, so that messages name files in the same way: `CONTENT_DIR`, or
 * `content`.
 */
export function namedContentDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  return environment.CONTENT_DIR || "content";
}

export function contentDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(namedContentDirectory(environment));
}
