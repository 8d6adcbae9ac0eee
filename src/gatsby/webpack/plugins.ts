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
 * A webpack plugin that makes the hash of a compilation depend only on its result. mini-css-extract-plugin compiles
 * each style sheet in a child compilation, unless it is in the cache. If the hash included those of the children, it
 * would change with the second build, and Gatsby would write all pages again.
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

/**
 * A webpack plugin that adds webpack's files to those of the build, including unchanged ones, which webpack does not
 * write again.
 */
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
 * Keeps webpack from checking the build code for changes: for its cache, it would follow the imports of Gatsby, its
 * loaders and their packages through 5,000 files, which takes up to 20 seconds. `beginRun` removes the cache when such
 * code or the lock file changes.
 *
 * @returns a plugin that the configuration also needs
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
