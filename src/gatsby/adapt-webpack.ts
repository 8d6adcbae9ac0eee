import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Adapts Gatsby's webpack to the site's Content-Security-Policy and to CSS modules. */
export function adaptWebpack({ actions, getConfig }: CreateWebpackConfigArgs): void {
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
  ignoreStyleOrder(Reflect.apply(getConfig, undefined, []));
}

/** The order of CSS modules does not matter: none overrides another at equal specificity. */
function ignoreStyleOrder(config: unknown): void {
  const plugins: unknown = Reflect.get(Object(config), "plugins");
  const list: readonly unknown[] = Array.isArray(plugins) ? plugins : [];
  for (const plugin of list) {
    if (!(plugin instanceof Object) || plugin.constructor.name !== "MiniCssExtractPlugin") continue;
    const options: unknown = Reflect.get(plugin, "options");
    Object.assign(Object(options), { ignoreOrder: true });
  }
}
