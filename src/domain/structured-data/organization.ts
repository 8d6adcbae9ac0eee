import { organizationId, webSiteId } from "./graph";
import type { Organization, SearchAction, WebSite, WithActionConstraints } from "schema-dts";
import { absoluteUrl } from "../addresses/served-path";
import { routes } from "../routes";

export interface ClubFacts {
  readonly siteUrl: string;
  readonly name: string;
  readonly shortName: string;
  readonly description: string | null;
  readonly foundedYear: number | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly address: string | null;
  readonly institution: { readonly name: string; readonly url: string | null } | null;
  readonly coordinates: { readonly latitude: number; readonly longitude: number } | null;
  readonly social: Readonly<Record<string, string | null>> | null;
}

/** The club as an organization. The rating that it claims is deliberately not published here. */
export function organization(club: ClubFacts, logo: string): Exclude<Organization, string> {
  const { siteUrl, coordinates, address, institution } = club;
  return {
    "@type": "Organization",
    "@id": organizationId(siteUrl),
    name: club.name,
    alternateName: club.shortName,
    url: absoluteUrl(siteUrl, routes.home),
    logo: { "@type": "ImageObject", "@id": `${siteUrl}/#logo`, url: absoluteUrl(siteUrl, logo) },
    description: club.description ?? undefined,
    foundingDate: club.foundedYear === null ? undefined : String(club.foundedYear),
    contactPoint:
      club.email || club.phone
        ? {
            "@type": "ContactPoint",
            contactType: "membership",
            email: club.email ?? undefined,
            telephone: club.phone ?? undefined,
          }
        : undefined,
    address: address ?? undefined,
    location:
      coordinates === null
        ? undefined
        : { "@type": "Place", address: address ?? undefined, geo: { "@type": "GeoCoordinates", ...coordinates } },
    parentOrganization:
      institution === null
        ? undefined
        : { "@type": "CollegeOrUniversity", name: institution.name, url: institution.url ?? undefined },
    sameAs: socialPages(club),
  };
}

function socialPages({ social }: ClubFacts): string[] | undefined {
  const pages = Object.values(social ?? {}).filter((page) => page !== null);
  return pages.length > 0 ? pages : undefined;
}

export function webSite({ siteUrl, name, shortName }: ClubFacts): Exclude<WebSite, string> {
  const search: WithActionConstraints<SearchAction> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${absoluteUrl(siteUrl, routes.search)}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": webSiteId(siteUrl),
    name,
    alternateName: shortName,
    url: absoluteUrl(siteUrl, routes.home),
    publisher: { "@id": organizationId(siteUrl) },
    potentialAction: search,
  };
}
