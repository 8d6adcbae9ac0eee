import { execFileSync } from "node:child_process";
import path from "node:path";
import type { TextPart } from "../../../src/domain/search/found-pages";

/** A page as the search shows it. */
export interface SearchAnswer {
  readonly url: string;
  readonly title: string;
  readonly excerpt: readonly TextPart[];
}

/** What the search shows for each query. */
export function searchAnswers(index: string, queries: readonly string[]): readonly (readonly SearchAnswer[])[] {
  return ask(queries, index, "shown") as readonly (readonly SearchAnswer[])[];
}

/** The addresses of the files that the search finds for each query. */
export function searchedFiles(index: string, queries: readonly string[]): readonly (readonly string[])[] {
  return ask(queries, index) as readonly (readonly string[])[];
}

function ask(queries: readonly string[], ...options: readonly string[]): unknown {
  const script = path.resolve("tests/support/search/ask-index.ts");
  const output = execFileSync(process.execPath, ["--import", "tsx", script, ...options], {
    encoding: "utf8",
    input: JSON.stringify(queries),
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(output);
}
