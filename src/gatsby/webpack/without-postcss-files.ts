/**
 * Lets postcss-loader look for no configuration beside each style sheet and in all folders above it: the site has none,
 * and the search takes a second of every first build.
 *
 * @param rules webpack's `module.rules`
 * @throws if Gatsby has no rule with postcss-loader
 */
export function withoutPostcssFiles(rules: readonly unknown[]): void {
  const found = rules.flatMap(postcssOptions);
  if (found.length === 0)
    throw new Error("Gatsby no longer uses postcss-loader: adapt src/gatsby/webpack/without-postcss-files.ts");
  for (const options of found) Object.assign(options, { config: false });
}

/** What postcss-loader is told about PostCSS, in all loaders of a rule; Gatsby tells it by a function. */
function postcssOptions(rule: unknown): object[] {
  if (Array.isArray(rule)) return rule.flatMap(postcssOptions);
  if (!(rule instanceof Object)) return [];
  const options: unknown = Reflect.get(Object(Reflect.get(rule, "options")), "postcssOptions");
  const own = options instanceof Object ? [options] : [];
  return [...own, ...postcssOptions(Reflect.get(rule, "oneOf")), ...postcssOptions(Reflect.get(rule, "use"))];
}
