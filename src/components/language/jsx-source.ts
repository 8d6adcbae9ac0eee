import path from "node:path";

/** The folder of what JSX is compiled to. All compilers have to agree: it marks Bangla as Bangla. */
export function jsxSource(): string {
  return path.resolve("src/components/language");
}
