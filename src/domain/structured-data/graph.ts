import type { Thing } from "schema-dts";

/** A node of a JSON-LD graph, with the properties that schema.org gives its type; what is undefined is left out. */
export type StructuredNode = Exclude<Thing, string>;

/** A JSON-LD document as text that a script element may contain. */
export function graphOf(nodes: readonly StructuredNode[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replace(/</g, "\\u003c");
}
