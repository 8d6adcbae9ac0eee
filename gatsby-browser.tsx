import type { GatsbyBrowser } from "gatsby";

// Gatsby calls these while the site is developed, as the application of a built site does.
export { onClientEntry, onInitialClientRender, wrapPageElement } from "./src/gatsby/browser/site-frame";

/** Pages are fetched when a reader points at their link, not when it comes into view: data costs money. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;
