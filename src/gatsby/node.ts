import type { GatsbyNode } from "gatsby";
import { serveAdmin } from "./serve-admin";
import type { Build } from "./build";
import { createContentPages } from "./pages/create-content-pages";
import { writeAdmin } from "../cms/build/write-admin";
import { guardDevelopServer } from "../commands/edit/guard-develop-server";
import { writeIcon } from "../outputs/media/club-drawings";
import { hiddenLogos } from "../outputs/media/hidden-logos";
import { finishSite } from "./finish-site";
import { isMovedPage, leaveOutPage } from "./pages/redirect-pages";
import { createSchema } from "./schema/create-schema";
import { createBuildTime } from "./schema/build-time";
import { createFileChildren, createTranslatedArticles, hasFileChildren } from "./schema/content-nodes";
import { createPictureResolvers } from "./schema/pictures";
import { clubLogo } from "../outputs/site-settings";
import { blockFiles, startScript } from "../outputs/bundled-files";
import { buildFiles } from "../domain/routes";
import { adaptWebpack } from "./adapt-webpack";
import { beginRun } from "./runs/begin-run";
import { readSite } from "./read-site";
import { sharePageData } from "./share-page-data";
import { functionOf, gatsbyRequire } from "./insides";
import { propertyOf } from "../domain/shape";
import { isTranslation } from "../words/site-language";
import { makeMissingPictures } from "./workarounds/pictures";
import { isOffered } from "../domain/settings/offered";

/** The hooks that Gatsby calls in a build or in the development server, in this order. */
export function hooksOf(build: Build): GatsbyNode {
  const { info, content, untranslated, output } = build;
  return {
    onPreInit: async ({ store }) => {
      const { isFresh, finished } = await beginRun(process.cwd(), { isBuild: process.env.NODE_ENV === "production" });
      // Gatsby has read its state already. This makes it forget that, including pictures that it has made, as if
      // `public` were gone.
      if (isFresh) functionOf(store, "dispatch")({ type: "DELETE_CACHE", cacheIsCorrupt: true });
      // Like the option --prefix-paths.
      Object.assign(Object(propertyOf(functionOf(store, "getState")(), "program")), { prefixPaths: true });
      // Only after that is nothing written any more: Gatsby saves its state after its last step.
      process.once("exit", (code) => {
        if (code === 0 && build.isComplete) finished();
      });
      // The site does not use slices, for which Gatsby reads and writes all pages again after rendering them.
      Reflect.deleteProperty(process.env, "GATSBY_SLICES");
      if (info.mainSite !== undefined) makeMissingPictures(info.mainSite);
    },
    onPreBootstrap: async () => {
      await writeIcon(clubLogo(content));
      if (!isTranslation()) for (const warning of await hiddenLogos(content)) console.warn(warning);
      if (process.env.NODE_ENV !== "production") {
        await output.writeAll([{ path: buildFiles.startScript, data: await startScript() }, ...(await blockFiles())]);
      }
      // In parallel with Gatsby's first steps, which use one core and little memory; `finishSite` waits for it.
      else if (!isTranslation()) void build.bundledEditor();
    },
    createSchemaCustomization: (gatsby) => createSchema(gatsby, untranslated),
    sourceNodes: async (gatsby) => {
      await createBuildTime(gatsby);
      if (isTranslation()) await createTranslatedArticles(gatsby, build);
    },
    shouldOnCreateNode: hasFileChildren,
    onCreateNode: (created) => createFileChildren(created, build),
    createResolvers: createPictureResolvers,
    createPages: (gatsby) => createContentPages(gatsby, build),
    onCreatePage: (created) => {
      if (isOffered(created.page.path) || isMovedPage(created.page)) untranslated.count(created);
      else leaveOutPage(created);
    },
    onPreBuild: (gatsby) => build.drawSharePictures(readSite(gatsby, content)),
    onCreateWebpackConfig: async (gatsby) => {
      adaptWebpack(gatsby, build);
      if (gatsby.stage === "build-html" || gatsby.stage === "develop-html") await sharePageData(gatsby, build);
    },
    onPostBuild: async (gatsby) => {
      await finishSite(gatsby, build);
      build.isComplete = true;
    },
    onCreateDevServer: (server) => {
      const sockets: unknown = gatsbyRequire("gatsby/dist/utils/websocket-manager.js");
      guardDevelopServer(server, propertyOf(sockets, "websocketManager"));
      serveAdmin(server, () => writeAdmin(build, new Date()));
    },
  };
}
