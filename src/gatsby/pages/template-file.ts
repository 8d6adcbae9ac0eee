import path from "node:path";
import type { Kind } from "../../model/kind";

/** The file of the template that a kind's item pages are made with. */
export function templateFile({ template }: Kind & { readonly template: string }): string {
  return path.resolve(`src/templates/${template}.tsx`);
}
