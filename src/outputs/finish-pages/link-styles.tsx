import { isValidElement, type ReactNode } from "react";
import { sitePath } from "../../domain/addresses/served-path";

/**
 * The head of a page with a link in the place of the styles that Gatsby writes into it: thousands of
 * pages would be written, read and written again with the whole sheet in each.
 */
export function linkStyles(components: readonly ReactNode[]): ReactNode[] {
  return components.map((component) => {
    const address = isValidElement(component) && component.type === "style" && sheetOf(component.props);
    return typeof address === "string" ? <link key={address} rel="stylesheet" href={sitePath(address)} /> : component;
  });
}

function sheetOf(props: unknown): unknown {
  return Reflect.get(Object(props), "data-href");
}
