import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Lets sonner add its styles in a way that the site's Content-Security-Policy allows. */
export function adaptWebpack({ actions }: CreateWebpackConfigArgs): void {
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
}
