import type { GatsbyNode } from "gatsby";
import { serveAdmin } from "./serve-admin";
import { createContentPages } from "./create-content-pages";
import { bundleAdmin } from "../cms/build/bundle-admin";
import { cmsSettings } from "../cms/build/cms-settings";
import { contentDirectory } from "../content/content-directory";
import { guardDevelopServer } from "../commands/edit/guard-develop-server";
import { writeIcon } from "../outputs/media/write-icon";
import { dropOutdatedCache, stampCache } from "./outdated-cache";
import { finishSite } from "./finish-site";
import { holdStyles, restoreStyles } from "../outputs/generations/hold-styles";
import { stopOnBadRedirects } from "./pages/stop-on-bad-redirects";
import { createSchema } from "./schema/create-schema";
import { createFileChildren, hasFileChildren } from "./schema/file-children";
import { createPictureResolvers } from "./schema/picture-formats";
import { clubLogo } from "../outputs/site-settings";
import type { BegunIndex } from "../outputs/search-index/begin-index";
import { beginSiteIndex } from "../outputs/search-index/index-site";
import { startScript } from "../outputs/start-script";
import { sharedPages } from "../outputs/share-pictures/shared-pages";
import { files } from "../domain/routes";
import { SiteFiles } from "../outputs/writing/site-files";
import { adaptWebpack } from "./adapt-webpack";
import { readSite } from "./read-site";
import { isLarge } from "./workarounds/save-memory";
import { framePages } from "./frame-pages";
import { gatsbyRequire } from "./workarounds/gatsby-require";
import { drawBeside } from "./share-pictures/draw-beside";
import { forgetLostPictures } from "./workarounds/forget-lost-pictures";
import { skipFilesWithoutQueries } from "./workarounds/skip-files-without-queries";
import { withoutSlices } from "./workarounds/without-slices";
import { isOffered } from "../domain/settings/offered";

export const onPreInit: GatsbyNode["onPreInit"] = async ({ store, reporter }) => {
  await holdStyles("public");
  if (await dropOutdatedCache(process.cwd(), store))
    reporter.info("The code has changed: starting with an empty cache");
  skipFilesWithoutQueries((): unknown => Reflect.apply(store.getState, store, []));
  withoutSlices();
};

let bundledEditor: Promise<unknown> = Promise.resolve();
let sharePictures: () => ReturnType<typeof drawBeside> = () => Promise.resolve([]);
let searchIndex: BegunIndex | undefined;

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await stampCache(process.cwd());
  await restoreStyles("public");
  await writeIcon(clubLogo(contentDirectory()));
  if (process.env.NODE_ENV === "production") bundleEditorEarly();
  else await new SiteFiles("public").write(files.startScript, await startScript());
};

/** Beside Gatsby's first steps, which use one core and little memory; later `finishSite` finds the bundle there. */
function bundleEditorEarly(): void {
  bundledEditor = begun(() => bundleAdmin(new SiteFiles("public"), cmsSettings(contentDirectory())))();
}

/** Begins work that is waited for later; only then a failure is reported. */
function begun<T>(work: () => Promise<T>): () => Promise<T> {
  const result = work();
  result.catch(() => undefined);
  return () => result;
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = hasFileChildren;

export const onCreateNode: GatsbyNode["onCreateNode"] = createFileChildren;

export const createResolvers: GatsbyNode["createResolvers"] = createPictureResolvers;

export const createPages: GatsbyNode["createPages"] = async (gatsby) => {
  forgetLostPictures("public", gatsby);
  await createContentPages(gatsby);
};

export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions }) => {
  if (!isOffered(page.path)) actions.deletePage(page);
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = stopOnBadRedirects;

export const onPreBuild: GatsbyNode["onPreBuild"] = (gatsby) => {
  // Beside webpack, which uses one core.
  searchIndex = beginSiteIndex("public");
  const site = readSite(gatsby);
  const draw = () => drawBeside({ texts: sharedPages(site), clubName: site.club.name });
  sharePictures = isLarge(contentDirectory()) ? draw : begun(draw);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (gatsby) => {
  adaptWebpack(gatsby);
  if (gatsby.stage === "build-html") await framePages(gatsby);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (gatsby) => {
  await bundledEditor;
  await finishSite(gatsby, { sharePictures, searchIndex: searchIndex ?? beginSiteIndex("public") });
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (server) => {
  const sockets: unknown = gatsbyRequire("gatsby/dist/utils/websocket-manager.js");
  guardDevelopServer(server, Reflect.get(Object(sockets), "websocketManager"));
  serveAdmin(server);
};
