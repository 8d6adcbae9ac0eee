import { takeOver } from "./src/components/start/take-over";

// Gatsby calls these while the site is developed, as the application of a built site does.
export { wrapPageElement } from "./src/gatsby/browser/site-frame";

export const onInitialClientRender = () => takeOver();
