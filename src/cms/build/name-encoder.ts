import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/**
 * Decap makes pictures smaller with a program that lies beside its script. Browsers keep the editor's files forever, so
 * its name has a hash in it: otherwise, a new script would get the old program.
 */
export const nameEncoder: Plugin = {
  name: "name-encoder",
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]@jsquash[\\/]webp[\\/]codec[\\/]enc[\\/]\w+\.js$/ }, async ({ path: file }) => ({
      contents: withNamedProgram(await readFile(file, "utf8")),
      loader: "js",
    }));
  },
};

/**
 * The encoder's script with an import of its program, which esbuild gives a name.
 *
 * @throws Error if the script names its program in another way
 */
export function withNamedProgram(script: string): string {
  const address = /new URL\("(\w+\.wasm)",\s*import\.meta\.url\)/;
  const program = address.exec(script)?.[1];
  if (program === undefined)
    throw new Error("The encoder of @jsquash/webp has changed, expected it to name its program");
  const named = script.replace(address, "new URL(encoderProgram, import.meta.url)");
  return `import encoderProgram from "./${program}";\n${named}`;
}
