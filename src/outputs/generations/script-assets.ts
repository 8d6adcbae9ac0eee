import { readFile } from "node:fs/promises";
import path from "node:path";
import { isText } from "../../domain/shape";
import { replaceFile } from "../writing/replace-file";

const RECORD = ".cache/script-assets.json";

/** The parts of webpack that are used here; Gatsby does not include its types. */
interface Compiler {
  readonly hooks: {
    readonly afterEmit: {
      tapPromise(name: string, act: (compilation: { readonly assets: object }) => Promise<void>): void;
    };
  };
}

/** A plugin of webpack that records what it has made: unchanged files too, which it does not write again. */
export class RecordScriptAssets {
  private readonly record: string;

  constructor(record = path.resolve(RECORD)) {
    this.record = record;
  }

  apply({ hooks }: Compiler): void {
    hooks.afterEmit.tapPromise("RecordScriptAssets", ({ assets }) =>
      replaceFile(this.record, JSON.stringify(Object.keys(assets))),
    );
  }
}

/**
 * The paths on the site of all scripts and styles that webpack made in this build.
 *
 * @throws Error if nothing was recorded
 */
export async function scriptAssets(record = path.resolve(RECORD)): Promise<readonly string[]> {
  const names: unknown = JSON.parse(await readFile(record, "utf8"));
  if (!Array.isArray(names) || !names.every(isText)) throw new Error(`${record} is not a list of files`);
  return names.map((name) => `/${name}`);
}
