import { configList } from "./config-part";

/**
 * Publishes every font as a file. Gatsby would write small ones into the style sheet, where `font-src 'self'` forbids them
 * and pages would wait for them.
 *
 * @param rules webpack's `module.rules`
 * @throws if Gatsby no longer loads fonts by url-loader
 */
export function publishFontsAsFiles(rules: readonly unknown[]): void {
  const loaders = rules.filter(isForFonts).flatMap((rule) => configList(rule, "use"));
  const options = loaders
    .map((loader): unknown => Reflect.get(Object(loader), "options"))
    .filter((option) => option instanceof Object && "limit" in option);
  if (options.length === 0)
    throw new Error("Gatsby no longer loads fonts by url-loader: adapt src/gatsby/webpack/fonts-as-files.ts");
  for (const option of options) Object.assign(Object(option), { limit: false });
}

function isForFonts(rule: unknown): boolean {
  const test: unknown = Reflect.get(Object(rule), "test");
  return test instanceof RegExp && test.test("letters.woff2") && !test.test("letters.png");
}
