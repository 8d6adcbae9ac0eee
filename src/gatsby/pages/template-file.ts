import path from "node:path";

/**
 * The file that pages are made with.
 *
 * @param template its name in `src/templates`, without the extension
 */
export function templateFile(template: string): string {
  return path.resolve(`src/templates/${template}.tsx`);
}
