import { createRequire } from "node:module";
import path from "node:path";
import { isFunction, propertyOf, type UnknownFunction } from "../domain/shape";

/** Finds modules of Gatsby, and of the packages that Gatsby itself uses. */
export const gatsbyRequire = createRequire(path.resolve("node_modules/gatsby/package.json"));

/**
 * A function of Gatsby or webpack whose types don't describe its parameters and result.
 *
 * @throws if Gatsby no longer has it
 */
export function functionOf(owner: unknown, name: string): UnknownFunction {
  const found = propertyOf(owner, name);
  if (!isFunction(found)) throw new Error(`Gatsby no longer has '${name}', which src/gatsby calls: adapt it`);
  return (...parameters) => found.apply(owner, parameters);
}
