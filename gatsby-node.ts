import type { GatsbyNode } from "gatsby";
import { serveAdmin } from "./src/gatsby/serve-admin";
import { createContentPages } from "./src/gatsby/create-content-pages";
import { contentDirectory } from "./src/content/content-directory";
import { guardDevelopServer } from "./src/commands/edit/guard-develop-server";
import { writeIcon } from "./src/outputs/media/write-icon";
import { finishSite } from "./src/gatsby/finish-site";
import { holdStyles, restoreStyles } from "./src/outputs/generations/hold-styles";
import { stopOnBadRedirects } from "./src/gatsby/pages/stop-on-bad-redirects";
import { createSchema } from "./src/gatsby/schema/create-schema";
import { createFileChildren, hasFileChildren } from "./src/gatsby/schema/file-children";
import { createPictureResolvers } from "./src/gatsby/schema/picture-formats";
import { clubLogo } from "./src/outputs/site-settings";
import { writeEarlyInput } from "./src/outputs/write-early-input";
import { adaptWebpack } from "./src/gatsby/adapt-webpack";

export const onPreInit: GatsbyNode["onPreInit"] = () => holdStyles("public");

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await restoreStyles("public");
  await writeEarlyInput("public");
  await writeIcon(clubLogo(contentDirectory()));
};

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = hasFileChildren;

export const onCreateNode: GatsbyNode["onCreateNode"] = createFileChildren;

export const createResolvers: GatsbyNode["createResolvers"] = createPictureResolvers;

export const createPages: GatsbyNode["createPages"] = createContentPages;

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = stopOnBadRedirects;

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = adaptWebpack;

export const onPostBuild: GatsbyNode["onPostBuild"] = finishSite;

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = async (server) => {
  guardDevelopServer(server);
  await serveAdmin(server);
};
