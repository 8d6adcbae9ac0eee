/**
 * The adapter of every build: it does nothing, since the build writes the files for hosts itself. Without one, Gatsby
 * would download a list of adapters and run it in each build, and install another adapter on Netlify.
 */
export const noAdapter = { name: "empty", adapt: () => undefined };
