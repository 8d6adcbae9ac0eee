import { loadTypeScript } from "./src/gatsby/load-typescript";

export const {
  onPreInit,
  onPreBootstrap,
  createSchemaCustomization,
  shouldOnCreateNode,
  onCreateNode,
  createResolvers,
  createPages,
  onCreatePage,
  onPostBootstrap,
  onCreateWebpackConfig,
  onPostBuild,
  onCreateDevServer,
} = loadTypeScript("src/gatsby/node.ts");
