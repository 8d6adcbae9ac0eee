/** A node of a JSON-LD graph; what is undefined is left out. */
export interface StructuredNode {
  readonly "@type": string | readonly string[];
  readonly "@id"?: string;
  readonly [property: string]: unknown;
}

/** A JSON-LD document as text that may stand inside a script element. */
export function graphOf(nodes: readonly StructuredNode[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replace(/</g, "\\u003c");
}
