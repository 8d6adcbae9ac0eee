import path from "node:path";

/**
 * What JSX is compiled to imports this package, which is a folder of ours. All compilers have to agree: it marks Bangla as
 * Bangla. A path in its place would make what is compiled longer or shorter with the folder of the project.
 */
export const jsxSource = "site-jsx";

/** Where compilers find it. */
export const jsxAlias = () => ({ [jsxSource]: path.resolve("src/components/language") });
