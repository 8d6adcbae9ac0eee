import { loaderOptions } from "./config-part";

/**
 * Publishes every font as a file. Gatsby would write small ones into the style sheet, where `font-src 'self'` forbids them
 * and pages would wait for them.
 *
 * @param rules webpack's `module.rules`
 * @throws if Gatsby no longer loads fonts by url-loader
 */
export function publishFontsAsFiles(rules: readonly unknown[]): void {
  const found = loaderOptions(rules.filter(isForFonts)).filter((options) => "limit" in options);
  if (found.length === 0)
    throw new Error("Gatsby no longer loads fonts by url-loader: adapt src/gatsby/webpack/fonts-as-files.ts");
  for (const options of found) Object.assign(options, { limit: false });
}

function isForFonts(rule: unknown): boolean {
  const test: unknown = Reflect.get(Object(rule), "test");
  return test instanceof RegExp && test.test("letters.woff2") && !test.test("letters.png");
}
