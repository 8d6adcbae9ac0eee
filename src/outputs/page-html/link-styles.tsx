import { Fragment, isValidElement, type ReactNode } from "react";

/**
 * The head of a page with a link instead of the styles that Gatsby writes into it: `style-src 'self'` forbids
 * them, and each page would hold the whole sheet.
 *
 * @param isEarly whether to name the sheet before the first script of the page
 */
export function linkStyles(components: readonly ReactNode[], isEarly: boolean): ReactNode[] {
  return components.map((component) => {
    const href = isValidElement(component) && component.type === "style" && sheetOf(component.props);
    if (typeof href !== "string") return component;
    // The address is one that browsers request.
    /* oxlint-disable house/site-paths */
    return (
      <Fragment key={href}>
        {isEarly && <link rel="preload" as="style" href={href} />}
        <link rel="stylesheet" href={href} />
      </Fragment>
    );
    /* oxlint-enable house/site-paths */
  });
}

function sheetOf(props: unknown): unknown {
  return Reflect.get(Object(props), "data-href");
}
