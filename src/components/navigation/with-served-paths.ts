import { servedPath, servedSet } from "../../domain/addresses/served-path";

type Props = Readonly<Record<string, unknown>>;

/** Attributes of elements that hold an address, and how it is read. */
const addresses: readonly (readonly [name: string, change: (value: string) => string])[] = [
  ["href", servedPath],
  ["src", servedPath],
  ["srcSet", servedSet],
  ["poster", servedPath],
  ["action", servedPath],
];

/**
 * The props of an element with the paths of the site as browsers request them. Components write paths of the site, so
 * none of them can forget the folder in which it lies.
 */
export function withServedPaths<P extends Props>(type: unknown, props: P): P {
  // Spelled out, so that bundlers leave out the rest for a site without a folder.
  if (!process.env.GATSBY_BASE_PATH || typeof type !== "string") return props;
  const changed = addresses.flatMap(([name, change]) => {
    const value = props[name];
    return typeof value === "string" ? [[name, change(value)] as const] : [];
  });
  return changed.length === 0 ? props : { ...props, ...Object.fromEntries(changed) };
}
