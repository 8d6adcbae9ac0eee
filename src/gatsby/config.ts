import path from "node:path";
import type { GatsbyConfig } from "gatsby";
import { stopOnBadEnvironment } from "./build-environment";
import { contentDirectory, namedContentDirectory } from "../content/content-directory";
import { scheduledFiles } from "../content/scheduled-files";
import { loadSettings } from "../content/settings/load-settings";
import { gatsbyReporter, hideWarnings } from "./workarounds/hide-warnings";
import { noAdapter, queryTypes, sitemapOptions } from "./site-options";
import { workInMainProcess } from "./workarounds/work-in-main-process";
import { saveMemory } from "./workarounds/save-memory";
import { contentTypeName, isForeignFile, modelFields } from "./schema/content-nodes";
import { buildTime, readSiteSettings } from "../outputs/site-settings";
import { loadMainNames } from "./further-languages";
import { stopOnBadContent } from "./stop-on-bad-content";
import { configToServe } from "./workarounds/serve-pages";

const isServed = process.env.gatsby_executing_command === "serve";

export const gatsbyConfig = isServed ? configToServe(readSiteSettings(contentDirectory()).basePath) : configToBuild();

/** Ends the process if the environment or the content has an error. */
function configToBuild(): GatsbyConfig {
  stopOnBadEnvironment(process.env);
  // All processes of a build have the same now.
  process.env.SOURCE_DATE_EPOCH ||= String(Math.floor(Date.now() / 1000));
  loadMainNames();
  stopOnBadContent(namedContentDirectory(), buildTime(process.env));
  saveMemory(contentDirectory());
  workInMainProcess();
  // Plugins write warnings as soon as they are loaded.
  hideWarnings(gatsbyReporter());
  loadSettings(contentDirectory(), buildTime(process.env));
  const settings = readSiteSettings(contentDirectory());
  const scheduled = scheduledFiles(contentDirectory(), new Date(settings.builtAt));
  // The development server always has its host for itself.
  process.env.GATSBY_BASE_PATH = process.env.NODE_ENV === "development" ? "" : settings.basePath;
  // Gatsby makes variables that start with GATSBY_ available to pages: this one says whether they link to the editor.
  process.env.GATSBY_HAS_EDITOR ??= String(process.env.NODE_ENV === "development" || Boolean(process.env.CMS_BACKEND));
  return {
    siteMetadata: { siteUrl: settings.siteUrl, asOf: settings.asOf },
    pathPrefix: process.env.GATSBY_BASE_PATH,
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
