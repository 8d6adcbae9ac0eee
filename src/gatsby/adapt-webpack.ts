import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Adapts Gatsby's webpack to the site's Content-Security-Policy, to CSS modules and to its budgets. */
export function adaptWebpack({ actions, getConfig, stage, plugins }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({
    module: {
      rules: [
        {
          test: /[\\/]sonner[\\/]dist[\\/]index\.mjs$/,
          use: path.resolve("src/gatsby/webpack/adopt-sonner-styles.js"),
        },
      ],
    },
  });
  const config: unknown = Reflect.apply(getConfig, undefined, []);
  ignoreStyleOrder(config);
  if (stage !== "build-javascript") return;
  const replacement: unknown = Reflect.apply(plugins.normalModuleReplacement, plugins, [unusedRuntime, leaveOut]);
  actions.setWebpackConfig({ plugins: [replacement] });
  loadLazyStylesLater(config);
}

/** The Head API, Script and Slice: parts of Gatsby's runtime that every reader would load and no page uses. */
const unusedRuntime =
  /^(?:gatsby-script|\.\/slice|\.\/head\/head-export-handler-for-browser)$|[\\/]internal-plugins[\\/]partytown[\\/]gatsby-browser/;

function leaveOut(request: { readonly context: string; request: string }): void {
  const isGatsbys = path.basename(request.context) === ".cache" || path.isAbsolute(request.request);
  if (isGatsbys) request.request = path.resolve("src/gatsby/webpack/unused-runtime.js");
}

/**
 * Gatsby puts the styles of all components into one sheet. Those of components that are loaded when somebody
 * asks for them come with these: only the chunks of the application and of pages bear names.
 */
function loadLazyStylesLater(config: unknown): void {
  const styles = ["optimization", "splitChunks", "cacheGroups", "styles"].reduce<unknown>(
    (part, name) => Reflect.get(Object(part), name),
    config,
  );
  if (!(styles instanceof Object)) throw new Error("Gatsby groups its styles in a new way: look at adapt-webpack.ts");
  Object.assign(styles, { chunks: ({ name }: { readonly name?: string | null }) => Boolean(name) });
}

/**
 * The order of CSS modules does not matter: none overrides another at equal specificity, but for those that
 * it composes, which stand before it in any order.
 */
function ignoreStyleOrder(config: unknown): void {
  const plugins: unknown = Reflect.get(Object(config), "plugins");
  const list: readonly unknown[] = Array.isArray(plugins) ? plugins : [];
  for (const plugin of list) {
    if (!(plugin instanceof Object) || plugin.constructor.name !== "MiniCssExtractPlugin") continue;
    const options: unknown = Reflect.get(plugin, "options");
    Object.assign(Object(options), { ignoreOrder: true });
  }
}
