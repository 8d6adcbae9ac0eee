import type { GatsbyNode } from "gatsby";
import { serveAdmin } from "./src/gatsby/admin/serve-admin";
import { createContentPages } from "./src/gatsby/create-content-pages";
import { guardDevelopServer } from "./src/gatsby/edit/guard-develop-server";
import { finishSite } from "./src/gatsby/finish-site";
import { holdStyles, restoreStyles } from "./src/gatsby/generations/hold-styles";
import { createArticleNode, isArticleFile } from "./src/gatsby/schema/article-node";
import { createPictureResolvers } from "./src/gatsby/schema/picture-formats";
import { createSchema } from "./src/gatsby/schema/create-schema";
import { adaptWebpack } from "./src/gatsby/adapt-webpack";

export const onPreInit: GatsbyNode["onPreInit"] = () => holdStyles("public");

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => restoreStyles("public");

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = isArticleFile;

export const onCreateNode: GatsbyNode["onCreateNode"] = createArticleNode;

export const createResolvers: GatsbyNode["createResolvers"] = createPictureResolvers;

export const createPages: GatsbyNode["createPages"] = createContentPages;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = adaptWebpack;

export const onPostBuild: GatsbyNode["onPostBuild"] = finishSite;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (server) => {
  guardDevelopServer(server);
  await serveAdmin(server);
};
