/** The parts of webpack that are used here; Gatsby does not include its types. */
interface Compilation {
  readonly children: readonly { hash: string }[];
  readonly hooks: { readonly beforeHash: { tap(name: string, act: () => void): void } };
}

interface Compiler {
  readonly hooks: { readonly thisCompilation: { tap(name: string, act: (compilation: Compilation) => void): void } };
}

/**
 * A plugin of webpack that makes the hash of a compilation depend on its result only. mini-css-extract-plugin compiles
 * each style sheet in a child of its own, unless that is in the cache: with the hashes of the children in it, the hash
 * would change with the second build, and Gatsby would write the scripts into all pages again.
 */
export class HashOfResult {
  apply({ hooks }: Compiler): void {
    hooks.thisCompilation.tap("HashOfResult", (compilation) => {
      compilation.hooks.beforeHash.tap("HashOfResult", () => {
        for (const child of compilation.children) child.hash = "";
      });
    });
  }
}
