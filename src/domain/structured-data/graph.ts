import type { Thing } from "schema-dts";
import { absoluteUrl } from "../addresses/served-path";
import { routes } from "../routes";

/** A node of a JSON-LD graph, with the properties that schema.org gives its type; what is undefined is left out. */
export type StructuredNode = Exclude<Thing, string>;

/** A JSON-LD document as text that a script element may contain. */
export function graphOf(nodes: readonly StructuredNode[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": nodes }).replace(/</g, "\\u003c");
}

/** How structured data names the club. Pages that only name it need not describe it. */
export function organizationId(siteUrl: string): string {
  return `${siteUrl}/#organization`;
}

export function webSiteId(siteUrl: string): string {
  return `${siteUrl}/#website`;
}

export interface NamedClub {
  readonly siteUrl: string;
  readonly name: string;
}

/** The club with its name and its home page, on pages that don't describe it. */
export function namedClub({ siteUrl, name }: NamedClub) {
  return {
    "@type": "Organization" as const,
    "@id": organizationId(siteUrl),
    name,
    url: absoluteUrl(siteUrl, routes.home),
  };
}
