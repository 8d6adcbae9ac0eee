import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { BUILD_INFO_VARIABLE, buildInfoForPages } from "../model/build-info";
import type { Build } from "./build";
import { functionOf } from "./insides";
import { changedBy, configList, configPart, isPlugin, loaderOptions } from "./webpack/config-part";
import { KeepAssets, HashOfResult, trustPackages } from "./webpack/plugins";
import {
  adaptStyles,
  clubStyles,
  ignoreStyleOrder,
  loadLazyStylesLater,
  publishFontsAsFiles,
  shortenClassNames,
  sonnerStylesAsFile,
} from "./webpack/styles";
import { compileOnce, minifyWithSwc, withoutProjectFolder } from "./webpack/swc";
import { inlineWords } from "../words/inline-words";
import { siteLanguage } from "../words/site-language";

/**
 * Adapts Gatsby's webpack to the site's Content-Security-Policy, to CSS modules and to the budgets. Files that webpack
 * makes are added to those of the build.
 */
export function adaptWebpack(gatsby: CreateWebpackConfigArgs, { info, output }: Build): void {
  const { basePath = "" } = info;
  const { actions, stage } = gatsby;
  actions.setWebpackConfig({
    module: {
      rules: [
        { test: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/, use: changedBy(sonnerStylesAsFile) },
        ...clubStyles(),
        // Inserts the words of one language, so that pages need no code to look them up.
        {
          test: /[\\/]src[\\/].*\.tsx?$/,
          exclude: /[\\/]node_modules[\\/]/,
          enforce: "pre",
          use: changedBy((source) => inlineWords(source, siteLanguage())),
        },
        {
          test: /\.[jt]sx?$/,
          exclude: /[\\/]node_modules[\\/]/,
          enforce: "post",
          use: changedBy(withoutProjectFolder),
        },
        // webpack can't know this by itself. It keeps these out of scripts that import them on demand.
        {
          test: /[\\/](?:react-helmet[\\/]|seo[\\/]PageHead\.tsx$|structured-data[\\/]|model[\\/]build-info\.ts$)/,
          sideEffects: false,
        },
      ],
    },
  });
  const config = functionOf(gatsby, "getConfig")();
  defineVariable(config, BUILD_INFO_VARIABLE, buildInfoForPages(info));
  ignoreStyleOrder(config);
  publishFontsAsFiles(configList(config, "module", "rules"));
  if (basePath !== "" && stage !== "develop" && stage !== "develop-html") prefixPaths(config, basePath);
  Object.assign(configPart(config, "module"), { rules: compileOnce(configList(config, "module", "rules"), stage) });
  if (stage === "build-javascript" || stage === "build-html") {
    // Source maps take long to write, and published files should contain nothing about the computer that built them.
    Object.assign(Object(config), { devtool: false });
    shortenClassNames(configList(config, "module", "rules"));
  }
  // This makes a new configuration object, which shares its parts with the old one.
  actions.setWebpackConfig({ plugins: [trustPackages(config)] });
  if (stage !== "build-javascript") return;
  useOwnApplication(config);
  actions.setWebpackConfig({
    plugins: [new HashOfResult(), new KeepAssets(output)],
    resolve: { alias: { gatsby$: path.resolve("src/gatsby/browser/static-query.ts") } },
  });
  // One pattern for all files that browsers may cache.
  Object.assign(configPart(config, "output"), { chunkFilename: "chunk-[id]-[contenthash].js" });
  adaptStyles(config, { chunkFilename: "chunk-[id]-[contenthash].css" });
  loadLazyStylesLater(config);
  minifyWithSwc(configList(config, "optimization", "minimizer"));
}

/** Makes webpack build the application in `src/gatsby/browser` instead of Gatsby's own. */
function useOwnApplication(config: unknown): void {
  const entries = configPart(config, "entry");
  if (!("app" in entries))
    throw new Error("Gatsby's application is no longer its entry 'app': adapt src/gatsby/adapt-webpack.ts");
  Object.assign(entries, { app: path.resolve("src/gatsby/browser/application.tsx") });
}

/**
 * Puts the folder of the site before its paths, like Gatsby's option `--prefix-paths`, which can't be set in code.
 *
 * @throws if Gatsby keeps the folder elsewhere
 */
function prefixPaths(config: unknown, folder: string): void {
  const found = definePlugins(config).map((plugin) => configPart(plugin, "definitions"));
  const definitions = found.filter((each) => "__PATH_PREFIX__" in each && "__BASE_PATH__" in each);
  if (definitions.length !== 1)
    throw new Error("Gatsby has another name for the folder of a site: adapt src/gatsby/adapt-webpack.ts");
  const prefix = JSON.stringify(folder);
  // Links would lose their trailing slash after the folder is added: the home page `/club/` would become `/club`, from
  // where hosts redirect. Our paths have no trailing slash to lose (`SiteLink`).
  for (const each of definitions)
    Object.assign(each, { __BASE_PATH__: prefix, __PATH_PREFIX__: prefix, __TRAILING_SLASH__: '"ignore"' });
  Object.assign(configPart(config, "output"), { publicPath: `${folder}/` });
  for (const options of loaderOptions(configList(config, "module", "rules")))
    if ("publicPath" in options) Object.assign(options, { publicPath: folder });
}

/**
 * Changes the value that webpack compiles for an environment variable.
 *
 * @throws if Gatsby does not define it
 */
export function defineVariable(config: unknown, name: string, value: string): void {
  const key = `process.env.${name}`;
  const all = definePlugins(config).map((plugin) => configPart(plugin, "definitions"));
  const definitions = all.find((each) => key in each);
  if (!definitions) throw new Error(`Gatsby does not compile ${key} into scripts: adapt src/gatsby/adapt-webpack.ts`);
  Object.assign(definitions, { [key]: JSON.stringify(value) });
}

function definePlugins(config: unknown): object[] {
  return configList(config, "plugins").filter((plugin) => isPlugin(plugin, "DefinePlugin"));
}
