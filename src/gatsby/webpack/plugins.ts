import type { SiteFiles } from "../../outputs/writing/site-files";
import { configPart } from "./config-part";

interface Hooks {
  readonly thisCompilation: Hook<{
    readonly children: readonly { hash: string }[];
    readonly hooks: { readonly beforeHash: { tap(name: string, act: () => void): void } };
  }>;
  readonly afterCompile: Hook<{ readonly buildDependencies: { clear(): void } }>;
  readonly afterEmit: Hook<{ readonly assets: object }>;
}

interface Hook<Compilation> {
  tap(name: string, act: (compilation: Compilation) => void): void;
}

interface Compiler<Name extends keyof Hooks> {
  readonly hooks: Pick<Hooks, Name>;
}

/**
 * A plugin of webpack that makes the hash of a compilation depend on its result only. mini-css-extract-plugin compiles
 * each style sheet in a child of its own, unless that is in the cache: with the hashes of the children in it, the hash
 * would change with the second build, and Gatsby would write the scripts into all pages again.
 */
export class HashOfResult {
  apply({ hooks }: Compiler<"thisCompilation">): void {
    hooks.thisCompilation.tap("HashOfResult", (compilation) => {
      compilation.hooks.beforeHash.tap("HashOfResult", () => {
        for (const child of compilation.children) child.hash = "";
      });
    });
  }
}

/** A plugin of webpack that counts what it has made as part of the build: unchanged files too, which it does not write again. */
export class KeepAssets {
  private readonly output: SiteFiles;

  constructor(output: SiteFiles) {
    this.output = output;
  }

  apply({ hooks }: Compiler<"afterEmit">): void {
    hooks.afterEmit.tap("KeepAssets", ({ assets }) => {
      for (const name of Object.keys(assets)) this.output.keep(`/${name}`);
    });
  }
}

/**
 * Keeps webpack from looking for changes in the code that builds: for its cache it would follow the imports of Gatsby,
 * its loaders and their packages through 5,000 files, which takes up to 20 seconds. `beginRun` removes the cache when
 * such code or the lock file changes.
 *
 * @returns the plugin that the configuration needs, too
 * @throws if Gatsby no longer configures a cache
 */
export function trustPackages(config: unknown): { apply(compiler: Compiler<"afterCompile">): void } {
  Object.assign(configPart(config, "cache"), { buildDependencies: { defaultWebpack: [] } });
  return {
    apply({ hooks }) {
      hooks.afterCompile.tap("TrustPackages", ({ buildDependencies }) => {
        buildDependencies.clear();
      });
    },
  };
}
