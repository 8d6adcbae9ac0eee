import { isText, propertyOf } from "../shape";

/** The file of one module's text, as HTML. */
export const name = "lessons";

export function pack(html: string): { readonly html: string } {
  return { html };
}

/** @throws TypeError if the JSON is anything else */
export function parse(json: unknown): string {
  const html = propertyOf(json, "html");
  if (!isText(html)) throw new TypeError("The file is not the text of a module");
  return html;
}
