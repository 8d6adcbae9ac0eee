import path from "node:path";

/** The content tree in use, absolute: `CONTENT_DIR`, or `content` in the project. */
export function contentDirectory(environment: NodeJS.ProcessEnv = process.env): string {
  return path.resolve(environment.CONTENT_DIR || "content");
}
