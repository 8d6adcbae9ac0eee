import { organization, webSite } from "../../../../src/domain/structured-data/organization";
import { bareClub, club } from "../../../support/components/club";
import { published, structuredErrors } from "../../../support/json-ld-rules";

describe("The club in structured data", () => {
  it("holds what the table of structured data asks for", () => {
    expect(published(organization(club, "/static/logo.png"))).toMatchObject({
      "@type": "Organization",
      "@id": "https://club.example.org/#organization",
      name: club.name,
      url: "https://club.example.org/",
      logo: { url: "https://club.example.org/static/logo.png" },
      description: club.description,
      foundingDate: "2020",
      contactPoint: { "@type": "ContactPoint", email: club.email, telephone: club.phone },
      address: club.address,
      parentOrganization: {
        "@type": "CollegeOrUniversity",
        name: "Institute of Examples",
        url: "https://polytechnic.example.org",
      },
      location: { "@type": "Place", geo: { "@type": "GeoCoordinates", latitude: 23.81, longitude: 90.41 } },
      sameAs: ["https://facebook.example.org/club", "https://github.example.org/club"],
    });
  });

  it("leaves out all that it does not know", () => {
    expect(published(organization(bareClub, "/icons/icon-512x512.png"))).toEqual({
      "@type": "Organization",
      "@id": "https://club.example.org/#organization",
      name: bareClub.name,
      alternateName: "EPC",
      url: "https://club.example.org/",
      logo: {
        "@type": "ImageObject",
        "@id": "https://club.example.org/#logo",
        url: "https://club.example.org/icons/icon-512x512.png",
      },
    });
  });

  it("follows the rules of structured data, and does not publish the rating that the club claims", () => {
    const claiming = { ...club, claims: { rating: 4.9, reviews: 180 } };
    const nodes = published([organization(claiming, "/static/logo.png"), webSite(claiming)]);
    expect(structuredErrors([nodes])).toEqual([]);
    expect(JSON.stringify(nodes)).not.toMatch(/rating|4\.9|180/i);
  });
});

describe("The site in structured data", () => {
  it("has a name, an address and its publisher", () => {
    expect(webSite(club)).toMatchObject({
      "@type": "WebSite",
      "@id": "https://club.example.org/#website",
      name: club.name,
      alternateName: "EPC",
      url: "https://club.example.org/",
      publisher: { "@id": "https://club.example.org/#organization" },
    });
  });
});
