import { breadcrumbs } from "../../../../src/domain/structured-data/graph";
import { collection } from "../../../../src/domain/structured-data/collection";

const site = "https://club.example.org";

describe("The way to a page", () => {
  it("begins at the home page and ends at the page itself, counted from 1", () => {
    expect(
      breadcrumbs(site, [
        { name: "Events", path: "/events" },
        { name: "Code Sprint", path: "/events/code-sprint" },
      ]),
    ).toEqual({
      "@type": "BreadcrumbList",
      "@id": `${site}/events/code-sprint#breadcrumbs`,
      itemListElement: [
        { "@type": "ListItem", position: 1, name: "Home", item: `${site}/` },
        { "@type": "ListItem", position: 2, name: "Events", item: `${site}/events` },
        { "@type": "ListItem", position: 3, name: "Code Sprint", item: `${site}/events/code-sprint` },
      ],
    });
  });

  it("to the home page is one step", () => {
    expect(breadcrumbs(site, [])).toMatchObject({ "@id": `${site}/#breadcrumbs`, itemListElement: [{ position: 1 }] });
  });
});

describe("A page that lists others", () => {
  it("names their absolute addresses in the order shown, counted from 1", () => {
    expect(collection(site, "Events", "/events", ["/events/b", "/events/a b"])).toEqual({
      "@type": "CollectionPage",
      "@id": `${site}/events#page`,
      name: "Events",
      url: `${site}/events`,
      mainEntity: {
        "@type": "ItemList",
        "@id": `${site}/events#list`,
        numberOfItems: 2,
        itemListElement: [
          { "@type": "ListItem", position: 1, url: `${site}/events/b` },
          { "@type": "ListItem", position: 2, url: `${site}/events/a%20b` },
        ],
      },
    });
  });

  it("may list nothing", () => {
    expect(collection(site, "Events", "/events", [])).toMatchObject({
      mainEntity: { numberOfItems: 0, itemListElement: [] },
    });
  });
});
