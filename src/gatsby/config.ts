import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentDirectory } from "../content/content-directory";
import { contentIn } from "../content/read/read-content";
import { scheduledFiles } from "../content/scheduled-files";
import { basePathOf, readSiteSettings } from "../outputs/site-settings";
import type { Build } from "./build";
import { noAdapter, queryTypes, sitemapOptions } from "./site-options";
import { workInMainProcess } from "./workarounds/work-in-main-process";
import { configToServe } from "./workarounds/serve-pages";
import { contentTypeName, isForeignFile, modelFields, type ContentFileNode } from "./schema/content-nodes";

export function configWhileServed(): GatsbyConfig {
  return configToServe(basePathOf(contentIn(contentDirectory()), process.env));
}

export function configToBuild(build: Build): GatsbyConfig {
  const { content, info } = build;
  workInMainProcess();
  const settings = readSiteSettings(content);
  const scheduled = scheduledFiles(content, new Date(settings.builtAt));
  return {
    siteMetadata: { siteUrl: settings.siteUrl, asOf: settings.asOf },
    pathPrefix: info.basePath ?? "",
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
      {
        resolve: path.resolve("src/gatsby/plugin-model-fields"),
        options: { modelFields: (node: ContentFileNode, text: string) => modelFields(node, text, build) },
      },
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
