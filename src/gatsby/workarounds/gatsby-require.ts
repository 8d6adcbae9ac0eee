import { createRequire } from "node:module";
import path from "node:path";

/** Finds modules of Gatsby, and of the packages that Gatsby itself uses. */
export const gatsbyRequire = createRequire(path.resolve("node_modules/gatsby/package.json"));
