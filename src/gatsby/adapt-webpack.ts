import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { contentDirectory } from "../content/content-directory";
import { basePath } from "../model/build-constants";
import type { SiteFiles } from "../outputs/writing/site-files";
import { isLarge } from "./workarounds/save-memory";
import { compileOnce } from "./webpack/compile-once";
import { configList, configPart, isPlugin } from "./webpack/config-part";
import { KeepAssets, HashOfResult, trustPackages } from "./webpack/plugins";
import {
  adaptStyles,
  ignoreStyleOrder,
  loadLazyStylesLater,
  publishFontsAsFiles,
  shortenClassNames,
  withoutPostcssFiles,
} from "./webpack/style-rules";
import { keepRarePagesApart } from "./webpack/rarely-used-pages";
import { minifyWithSwc, withoutShrinking } from "./webpack/minify-with-swc";
import { barWidths, withBarWidths } from "../components/layout/bar/bar-widths";
import { barWords } from "../components/layout/navigation-links";
import { inlineWords } from "../words/inline-words";
import { siteLanguage } from "../words/site-language";
import { recolouredTokens } from "../domain/settings/recolour";

/**
 * Adapts Gatsby's webpack to the site's Content-Security-Policy, to CSS modules and to its budgets.
 *
 * @param output learns what webpack makes
 */
export function adaptWebpack({ actions, getConfig, stage, plugins }: CreateWebpackConfigArgs, output: SiteFiles): void {
  actions.setWebpackConfig({
    module: {
      rules: [
        { test: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/, use: ownModule("sonner-styles-as-file.js") },
        ...clubStyles(),
        {
          test: /[\\/]src[\\/].*\.tsx?$/,
          exclude: /[\\/]node_modules[\\/]/,
          enforce: "pre",
          use: { loader: ownModule("inline-words.js"), options: { inline: inlineInSiteLanguage } },
        },
        {
          test: /\.[jt]sx?$/,
          exclude: /[\\/]node_modules[\\/]/,
          enforce: "post",
          use: ownModule("without-project-folder.js"),
        },
        // webpack can't know. Scripts that import these only when needed are then free of them.
        { test: /[\\/](?:react-helmet[\\/]|seo[\\/]PageHead\.tsx$)/, sideEffects: false },
      ],
    },
  });
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  ignoreStyleOrder(config);
  leaveOutThemes(config);
  publishFontsAsFiles(configList(config, "module", "rules"));
  if (basePath() !== "") keepSlashOfHomePage(config);
  if (stage === "build-html") {
    leaveOutEnvironment(config);
    withoutShrinking(config);
  }
  Object.assign(configPart(config, "module"), { rules: compileOnce(configList(config, "module", "rules"), stage) });
  if (stage === "build-javascript" || stage === "build-html") {
    // Source maps take long to write, and what is published holds nothing of the machine that built it.
    Object.assign(Object(config), { devtool: false });
    shortenClassNames(configList(config, "module", "rules"));
    withoutPostcssFiles(configList(config, "module", "rules"));
  }
  // From here on the configuration is another object, which has the parts of this one.
  actions.setWebpackConfig({ plugins: [trustPackages(config)] });
  if (stage !== "build-javascript") return;
  useOwnApplication(config);
  actions.setWebpackConfig({
    plugins: [
      Reflect.apply(plugins.normalModuleReplacement, plugins, [copyHelper, ownModule("copy-list.js")]),
      new HashOfResult(),
      new KeepAssets(output),
    ],
    resolve: { alias: { ...oldHelpers, gatsby$: path.resolve("src/gatsby/browser/static-query.ts") } },
  });
  // One pattern finds all that browsers may keep.
  Object.assign(configPart(config, "output"), { chunkFilename: "chunk-[id]-[contenthash].js" });
  adaptStyles(config, { chunkFilename: "chunk-[id]-[contenthash].css" });
  loadLazyStylesLater(config);
  keepRarePagesApart(config);
  // However small: otherwise each page has a copy of what all pages use.
  Object.assign(configPart(config, "optimization", "splitChunks", "cacheGroups", "commons"), { minSize: 0 });
  minifyWithSwc(configList(config, "optimization", "minimizer"), isLarge(contentDirectory()));
}

/** Pages have the words of one language, and no code that looks them up. */
function inlineInSiteLanguage(source: string): string {
  return inlineWords(source, siteLanguage());
}

/** Style sheets with what follows from the club's settings in them; nothing for those that stay as they are. */
function clubStyles() {
  const bar = "src/components/layout/bar";
  const widths = barWidths(barWords());
  const barStyles = readdirSync(bar).filter((name) => name.endsWith(".css"));
  return [
    ...ruleFor("src/components/layout/tokens.css", recolouredTokens),
    ...barStyles.flatMap((name) => ruleFor(path.join(bar, name), (css) => withBarWidths(css, widths))),
  ];
}

function ruleFor(file: string, adapted: (css: string) => string) {
  const usual = readFileSync(file, "utf8");
  const css = adapted(usual);
  if (css === usual) return [];
  const use = { loader: ownModule("use-club-css.js"), options: { css } };
  return [{ resource: path.resolve(file), enforce: "pre" as const, use }];
}

const ownModule = (name: string) => path.resolve("src/gatsby/webpack", name);

/** Modules that Gatsby's runtime loads for browsers and versions of React that the site does not use, or for developers. */
const oldHelpers = {
  "object-assign$": ownModule("object-assign.js"),
  "prop-types$": ownModule("prop-types.js"),
};

/** The helper that Babel uses for `[...list]`, which browsers of the site know themselves. */
const copyHelper = /[\\/]@babel[\\/]runtime[\\/]helpers[\\/](?:esm[\\/])?toConsumableArray(?:\.js)?$/;

/** Makes webpack build the application of `src/gatsby/browser` instead of Gatsby's own. */
function useOwnApplication(config: unknown): void {
  const entries = configPart(config, "entry");
  if (!Reflect.has(entries, "app")) throw new Error("Gatsby's application is no longer its entry 'app': adapt this");
  Object.assign(entries, { app: path.resolve("src/gatsby/browser/application.tsx") });
}

/** The variables that Gatsby gives to the scripts of pages, too. */
const ofPages = /^process\.env(?:$|\.(?:GATSBY_|NODE_ENV$|PUBLIC_DIR$|BUILD_STAGE$))/;

/**
 * Gatsby gives the renderer of pages all variables of the environment, secrets included. With them it would compile
 * everything again whenever one is another, such as the number of a run on GitHub.
 */
export function leaveOutEnvironment(config: unknown): void {
  for (const definitions of definitionsIn(config))
    for (const name of Object.keys(definitions))
      if (name.startsWith("process.env") && !ofPages.test(name)) Reflect.deleteProperty(definitions, name);
}

/**
 * Gatsby's links lose the slash at their end after the folder of the site has been added: the home page of `/club/`
 * would be `/club`, from where hosts redirect. Our paths have no such slash to lose (`SiteLink`).
 */
function keepSlashOfHomePage(config: unknown): void {
  for (const definitions of definitionsIn(config))
    if ("__TRAILING_SLASH__" in definitions) Object.assign(definitions, { __TRAILING_SLASH__: '"ignore"' });
}

/** The texts that webpack writes into code instead of names. */
function definitionsIn(config: unknown): object[] {
  return configList(config, "plugins").flatMap((plugin) =>
    isPlugin(plugin, "DefinePlugin") ? configPart(plugin, "definitions") : [],
  );
}

/**
 * Themes may replace each other's components, so Gatsby looks for every file of the site in the folder of every plugin.
 * The site has no theme.
 */
function leaveOutThemes(config: unknown): void {
  const plugins = configList(config, "resolve", "plugins").filter(
    (plugin) => !isPlugin(plugin, "GatsbyThemeComponentShadowingResolverPlugin"),
  );
  Object.assign(configPart(config, "resolve"), { plugins });
}
