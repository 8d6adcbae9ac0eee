import { isPlugin } from "./config-part";
import { swcMinifyOptions } from "./swc-options";

/**
 * Lets terser-webpack-plugin minify with swc: several times as fast as terser, at the same size.
 *
 * @param minimizers webpack's `optimization.minimizer`
 * @throws if Gatsby minifies by another plugin
 */
export function minifyWithSwc(minimizers: readonly unknown[]): void {
  const plugin = minimizers.find((candidate) => isPlugin(candidate, "TerserPlugin"));
  const implementation: unknown = plugin && Reflect.get(plugin.constructor, "swcMinify");
  const options: unknown = plugin && Reflect.get(plugin, "options");
  if (typeof implementation !== "function" || !(options instanceof Object) || !("minimizer" in options))
    throw new Error("Gatsby no longer minifies by terser-webpack-plugin: adapt src/gatsby/webpack/minify-with-swc.ts");
  // swc has threads of its own; the workers of the plugin are processes, which take a second to start.
  Object.assign(options, { minimizer: { implementation, options: swcMinifyOptions }, parallel: false });
}
