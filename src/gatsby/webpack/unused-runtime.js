/** What Gatsby's runtime calls for every page, though no page of this site exports a Head. */
export const headHandlerForBrowser = () => undefined;

/** What the package `gatsby` re-exports and nothing here imports. */
export const Slice = undefined;
