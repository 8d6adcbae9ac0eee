import { Children, isValidElement, type FunctionComponent, type ReactNode } from "react";
import { sitePath } from "../../domain/addresses/served-path";

interface ShownAtProps {
  /** ISO 8601. */
  readonly instant: string | undefined;
}

/** Tells the document of a page for which present its words were written. Nothing is drawn. */
export const ShownAt: FunctionComponent<ShownAtProps> = () => null;

/** What the document of a page is told by the components at its end. */
interface PageEnd {
  /** The paths on the site of the scripts that Gatsby would load there, in order. */
  readonly scripts: readonly string[];
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
    // Gatsby names the script that runs the others last. It adds the folder of the site to the addresses, and so does its
    // JSX, which is compiled as ours is.
    scripts: addresses.map((address) => sitePath(sitePath(address))).reverse(),
    shownAt: values(ShownAt, "instant").find(isText),
  };
}
