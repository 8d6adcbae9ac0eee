import type { SiteFiles } from "../../outputs/writing/site-files";

/** The parts of webpack that are used here; Gatsby does not include its types. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: { tap(name: string, act: (compilation: { readonly assets: object }) => void): void };
  };
}

/** A plugin of webpack that counts what it has made as part of the build: unchanged files too, which it does not write again. */
export class KeepAssets {
  private readonly output: SiteFiles;

  constructor(output: SiteFiles) {
    this.output = output;
  }

  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tap("KeepAssets", ({ assets }) => {
      for (const name of Object.keys(assets)) this.output.keep(`/${name}`);
    });
  }
}
