import { takeOver } from "./src/components/start/take-over";

// Gatsby calls these during development; in a built site, the application does.
export { wrapPageElement } from "./src/gatsby/browser/site-frame";

export const onInitialClientRender = () => takeOver();
