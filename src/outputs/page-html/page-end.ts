import { Children, isValidElement, type FunctionComponent, type ReactNode } from "react";
import { sitePath } from "../../domain/addresses/served-path";

interface BuiltPageProps {
  /** How the application finds the page's data (`pageName`). */
  readonly name: string;
  /** ISO 8601: the present that the words of the page were written for; undefined if none depends on it. */
  readonly shownAt: string | undefined;
}

/** Tells the document of a page what its data says. Nothing is drawn. */
export const BuiltPage: FunctionComponent<BuiltPageProps> = () => null;

/** What the document of a page is told by the components at its end. */
export interface PageEnd {
  /** The paths on the site of the scripts that Gatsby would load there, in order. */
  readonly scripts: readonly string[];
  readonly name: string | undefined;
  readonly shownAt: string | undefined;
}

/**
 * Reads that from the components that Gatsby would put there.
 *
 * @param components the `postBodyComponents` of `src/html.tsx`
 */
export function pageEnd(components: ReactNode): PageEnd {
  const elements = Children.toArray(components).filter((component) => isValidElement<object>(component));
  const values = (type: unknown, prop: string) =>
    elements.flatMap((element): unknown => (element.type === type ? [Reflect.get(element.props, prop)] : []));
  const isText = (value: unknown) => typeof value === "string";
  const addresses = values("script", "src").filter(isText);
  return {
    // Gatsby names the script that runs the others last.
    scripts: addresses.map(sitePath).reverse(),
    name: values(BuiltPage, "name").find(isText),
    shownAt: values(BuiltPage, "shownAt").find(isText),
  };
}
