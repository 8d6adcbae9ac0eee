import { readFile } from "node:fs/promises";
import { transform } from "esbuild";
import { files } from "../../domain/routes";
import { floorForEsbuild } from "../browser-floor";
import type { OutputFile } from "../writing/output-file";

/** The style sheet for printing, which only pages that are made for paper load. */
export async function paperStyles(): Promise<OutputFile> {
  const source = await readFile("src/components/paper/paper.css", "utf8");
  const { code } = await transform(source, { loader: "css", minify: true, ...floorForEsbuild() });
  return { path: files.paperStyles, data: code };
}
