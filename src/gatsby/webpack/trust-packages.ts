import { configPart } from "./config-part";

/** What is used of webpack, whose types Gatsby does not bring. */
interface Compiler {
  readonly hooks: {
    readonly afterCompile: {
      tap(name: string, act: (compilation: { readonly buildDependencies: { clear(): void } }) => void): void;
    };
  };
}

/**
 * Keeps webpack from looking for changes in the code that builds: for its cache it would follow the imports of Gatsby,
 * its loaders and their packages through 5,000 files, which takes up to 20 seconds. `beginRun` removes the cache when
 * such code or the lock file changes.
 *
 * @returns the plugin that the configuration needs, too
 * @throws if Gatsby no longer configures a cache
 */
export function trustPackages(config: unknown): { apply(compiler: Compiler): void } {
  Object.assign(configPart(config, "cache"), { buildDependencies: { defaultWebpack: [] } });
  return {
    apply({ hooks }) {
      hooks.afterCompile.tap("TrustPackages", ({ buildDependencies }) => {
        buildDependencies.clear();
      });
    },
  };
}
