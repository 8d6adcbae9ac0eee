import { Fragment, isValidElement, type ReactNode } from "react";

/** The elements that Gatsby's renderer adds to a page: one that its router focuses, and one that announces the page. */
const routerParts =
  /^<div(?= [^>]*id="gatsby-focus-wrapper")[^>]*>(.*)<\/div><div(?= [^>]*id="gatsby-announcer")[^>]*><\/div>$/s;

/**
 * The HTML of a page without the elements of Gatsby's router, which the site does not use.
 *
 * @throws Error if they are not the expected ones
 */
export function strictBody(html: string): string {
  const [, page] = routerParts.exec(html) ?? [];
  if (page === undefined && html !== "")
    throw new Error("Gatsby puts other elements around a page: adapt src/outputs/page-html/strict-html.tsx");
  return page ?? "";
}

/**
 * The head of a page with a link instead of inline styles, which Gatsby would write: `style-src 'self'` forbids them,
 * and each page would contain the whole style sheet.
 *
 * @param isEarly whether to link the style sheet before the first script of the page
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
