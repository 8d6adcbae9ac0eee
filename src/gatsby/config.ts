import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentDirectory } from "../content/content-directory";
import { contentIn } from "../content/read/read-content";
import { scheduledFiles } from "../content/scheduled-files";
import { basePath } from "../model/build-info";
import { readSiteSettings } from "../outputs/site-settings";
import { noAdapter, queryTypes, sitemapOptions } from "./site-options";
import { workInMainProcess } from "./workarounds/work-in-main-process";
import { configToServe } from "./workarounds/serve-pages";
import { contentTypeName, isForeignFile, modelFields } from "./schema/content-nodes";
import { readBuild } from "./read-build";

const isServed = process.env.gatsby_executing_command === "serve";

export const gatsbyConfig = isServed
  ? configToServe(readSiteSettings(contentIn(contentDirectory())).basePath)
  : configToBuild();

/** Ends the process if the environment or the content has an error. */
function configToBuild(): GatsbyConfig {
  const content = readBuild(process.env);
  workInMainProcess();
  const settings = readSiteSettings(content);
  const scheduled = scheduledFiles(content, new Date(settings.builtAt));
  return {
    siteMetadata: { siteUrl: settings.siteUrl, asOf: settings.asOf },
    pathPrefix: basePath(),
    trailingSlash: "never",
    adapter: noAdapter,
    jsxRuntime: "automatic",
    graphqlTypegen: queryTypes(contentDirectory()),
    plugins: [
      {
        resolve: "gatsby-source-filesystem",
        options: {
          name: "content",
          path: contentDirectory(),
          ignore: [(file: string) => isForeignFile(contentDirectory(), file) || scheduled.has(path.resolve(file))],
        },
      },
      { resolve: path.resolve("src/gatsby/plugin-model-fields"), options: { modelFields } },
      { resolve: "gatsby-transformer-json", options: { typeName: contentTypeName } },
      "gatsby-plugin-image",
      {
        resolve: "gatsby-plugin-sharp",
        options: { failOn: "none", defaults: { placeholder: "none", quality: 70, webpOptions: { quality: 50 } } },
      },
      "gatsby-transformer-sharp",
      path.resolve("src/gatsby/plugin-head-per-page"),
      "gatsby-plugin-react-helmet",
      { resolve: "gatsby-plugin-sitemap", options: sitemapOptions },
      { resolve: "gatsby-plugin-manifest", options: settings.manifest },
    ],
  };
}
