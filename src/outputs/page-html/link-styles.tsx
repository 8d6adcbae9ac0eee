import { Fragment, isValidElement, type ReactNode } from "react";
import { sitePath } from "../../domain/addresses/served-path";

/**
 * The head of a page with a link instead of the styles that Gatsby writes into it: `style-src 'self'` forbids
 * them, and each page would hold the whole sheet.
 *
 * @param isEarly whether to name the sheet before the first script of the page
 */
export function linkStyles(components: readonly ReactNode[], isEarly: boolean): ReactNode[] {
  return components.map((component) => {
    const address = isValidElement(component) && component.type === "style" && sheetOf(component.props);
    if (typeof address !== "string") return component;
    const href = sitePath(address);
    return (
      <Fragment key={address}>
        {isEarly && <link rel="preload" as="style" href={href} />}
        <link rel="stylesheet" href={href} />
      </Fragment>
    );
  });
}

function sheetOf(props: unknown): unknown {
  return Reflect.get(Object(props), "data-href");
}
