import { loadTypeScript } from "./src/gatsby/load-typescript";

export const {
  onPreInit,
  onPreBootstrap,
  createSchemaCustomization,
  sourceNodes,
  shouldOnCreateNode,
  onCreateNode,
  createResolvers,
  createPages,
  onCreatePage,
  onPreBuild,
  onCreateWebpackConfig,
  onPostBuild,
  onCreateDevServer,
} = loadTypeScript("src/gatsby/entry.ts").hooks;
