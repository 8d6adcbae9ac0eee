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
  ignoreStyleOrder(getConfig());
}

/** The order of CSS modules does not matter: none overrides another at equal specificity. */
function ignoreStyleOrder(config: unknown): void {
  const plugins: unknown = Reflect.get(Object(config), "plugins");
  for (const plugin of Array.isArray(plugins) ? plugins : []) {
    const options: unknown = Reflect.get(Object(plugin), "options");
    if (Object(plugin).constructor.name === "MiniCssExtractPlugin")
      Object.assign(Object(options), { ignoreOrder: true });
  }
}
