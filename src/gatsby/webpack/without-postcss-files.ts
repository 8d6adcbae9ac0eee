import { loaderOptions } from "./config-part";

/**
 * Lets postcss-loader look for no configuration beside each style sheet and in all folders above it: the site has none,
 * and the search takes a second of every first build.
 *
 * @param rules webpack's `module.rules`
 * @throws if Gatsby has no rule with postcss-loader
 */
export function withoutPostcssFiles(rules: readonly unknown[]): void {
  // Gatsby tells postcss-loader about PostCSS by a function.
  const found = loaderOptions(rules).flatMap((options) => {
    const postcssOptions: unknown = Reflect.get(options, "postcssOptions");
    return postcssOptions instanceof Object ? [postcssOptions] : [];
  });
  if (found.length === 0)
    throw new Error("Gatsby no longer uses postcss-loader: adapt src/gatsby/webpack/without-postcss-files.ts");
  for (const options of found) Object.assign(options, { config: false });
}
