import type { GatsbyNode } from "gatsby";
import { serveAdmin } from "./serve-admin";
import { createContentPages } from "./pages/create-content-pages";
import { bundleAdmin } from "../cms/build/bundle-admin";
import { writeAdmin } from "../cms/build/write-admin";
import { cmsSettings } from "../cms/build/cms-settings";
import { buildInfo } from "../model/build-info";
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
import { startScript } from "../outputs/bundled-files";
import { sharedPages } from "../outputs/share-pictures/shared-pages";
import { buildFiles } from "../domain/routes";
import { SiteFiles } from "../outputs/writing/site-files";
import { adaptWebpack } from "./adapt-webpack";
import { beginRun } from "./runs/begin-run";
import { builtContent } from "./read-build";
import { readSite } from "./read-site";
import { sharePageData } from "./share-page-data";
import { functionOf, gatsbyRequire } from "./insides";
import { propertyOf } from "../domain/shape";
import { drawInChildProcess } from "./share-pictures/draw-in-child-process";
import { isTranslation } from "../words/site-language";
import { countUntranslated } from "./untranslated";
import { makeMissingPictures } from "./workarounds/pictures";
import { isOffered } from "../domain/settings/offered";

let isComplete = false;

export const onPreInit: GatsbyNode["onPreInit"] = async ({ store }) => {
  const { isFresh, finished } = await beginRun(process.cwd(), { isBuild: process.env.NODE_ENV === "production" });
  // Gatsby has read its state already: it forgets that, pictures that it has made included, as if `public` were gone.
  if (isFresh) functionOf(store, "dispatch")({ type: "DELETE_CACHE", cacheIsCorrupt: true });
  // As with its option --prefix-paths.
  Object.assign(Object(propertyOf(functionOf(store, "getState")(), "program")), { prefixPaths: true });
  // Only then nothing is written any more: Gatsby saves its state after its last step.
  process.once("exit", (code) => {
    if (code === 0 && isComplete) finished();
  });
  // The site has no slices: with them, Gatsby reads and writes all pages again once it has rendered them.
  Reflect.deleteProperty(process.env, "GATSBY_SLICES");
  const { mainSite } = buildInfo();
  if (mainSite !== undefined) makeMissingPictures(mainSite);
};

/** All files that this build or the development server writes. */
const output = new SiteFiles("public");

let bundledEditor: Promise<unknown> = Promise.resolve();
let sharePictures: () => ReturnType<typeof drawInChildProcess> = () => Promise.resolve([]);

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async () => {
  await writeIcon(clubLogo(builtContent()));
  if (!isTranslation()) for (const warning of await hiddenLogos(builtContent())) console.warn(warning);
  if (process.env.NODE_ENV === "production") {
    if (!isTranslation()) bundleEditorEarly();
  } else await output.write(buildFiles.startScript, await startScript());
};

/** Beside Gatsby's first steps, which use one core and little memory; later `finishSite` finds the bundle there. */
function bundleEditorEarly(): void {
  bundledEditor = startEarly(() => bundleAdmin(output, cmsSettings(builtContent())))();
}

/** Begins work that is waited for later; only then a failure is reported. */
function startEarly<T>(work: () => Promise<T>): () => Promise<T> {
  const result = work();
  result.catch(() => undefined);
  return () => result;
}

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = createSchema;

export const sourceNodes: GatsbyNode["sourceNodes"] = async (gatsby) => {
  await createBuildTime(gatsby);
  if (isTranslation()) await createTranslatedArticles(gatsby);
};

export const shouldOnCreateNode: GatsbyNode["shouldOnCreateNode"] = hasFileChildren;

export const onCreateNode: GatsbyNode["onCreateNode"] = createFileChildren;

export const createResolvers: GatsbyNode["createResolvers"] = createPictureResolvers;

export const createPages: GatsbyNode["createPages"] = (gatsby) => createContentPages(gatsby, output);

export const onCreatePage: GatsbyNode["onCreatePage"] = (created) => {
  if (isOffered(created.page.path) || isMovedPage(created.page)) countUntranslated(created);
  else leaveOutPage(created);
};

export const onPreBuild: GatsbyNode["onPreBuild"] = (gatsby) => {
  const site = readSite(gatsby);
  sharePictures = startEarly(() => drawInChildProcess({ texts: sharedPages(site), clubName: site.club.name }));
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async (gatsby) => {
  adaptWebpack(gatsby, output);
  if (gatsby.stage === "build-html") await sharePageData(gatsby, output);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (gatsby) => {
  await bundledEditor;
  await finishSite(gatsby, { output, sharePictures });
  isComplete = true;
};

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = (server) => {
  const sockets: unknown = gatsbyRequire("gatsby/dist/utils/websocket-manager.js");
  guardDevelopServer(server, propertyOf(sockets, "websocketManager"));
  serveAdmin(server, () => writeAdmin(output, builtContent(), new Date()));
};
