import { occurrenceDays } from "../../src/domain/time/recurrence";
import { spanOf } from "../../src/domain/time/schedule";
import { routes } from "../../src/domain/routes";
import { isForEditors, isNoindex, readablePages, structuredNodes } from "../support/built-site";
import { eventContent, workshopContent } from "../support/content/content";
import { withClubSettings } from "../support/club-settings";
import { mainTypesAt, structuredErrors } from "../support/json-ld-rules";

const pages = readablePages();

const barePath = (path: string) => path.replace(/(?<=.)\/$/, "");

test("the structured data of every page follows the rules", () => {
  const errors = pages.flatMap((page) =>
    structuredErrors(structuredNodes(page)).map((error) => `${page.path}: ${error}`),
  );
  expect(errors).toEqual([]);
});

test("every page publishes the nodes of its kind, and those that must not be found only that they are pages", () => {
  const errors = pages.flatMap((page) => {
    const types = structuredNodes(page).map((node) => String(node["@type"]));
    const main = isNoindex(page) ? ["WebPage"] : mainTypesAt(barePath(page.path));
    const expected = [...main, ...(page.path === "/" || isForEditors(page) ? [] : ["BreadcrumbList"])];
    const unexpected = isNoindex(page) ? types.filter((type) => !expected.includes(type)) : [];
    return [
      ...expected.filter((type) => !types.includes(type)).map((type) => `${page.path}: no ${type}`),
      ...unexpected.map((type) => `${page.path}: publishes ${type}`),
    ];
  });
  expect(errors).toEqual([]);
});

test("every event and workshop with a real date is published with an instant at which it begins", () => {
  const items = [
    ...eventContent().map((item) => ({ item, path: routes.item("events", item.id), type: "Event" })),
    ...workshopContent().map((item) => ({ item, path: routes.item("workshops", item.id), type: "EducationEvent" })),
  ];
  const wrong = items.filter(({ item, path, type }) => {
    const starts = occurrenceDays(item).map((date) => spanOf({ ...item, date })?.start.getTime());
    const page = pages.find((each) => barePath(each.path) === path);
    const node = page && structuredNodes(page).find((each) => each["@type"] === type);
    return starts.length > 0 ? !starts.includes(Date.parse(String(node?.startDate))) : node !== undefined;
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

describe("The rules themselves", () => {
  withClubSettings({});

  const event = {
    "@type": "Event",
    "@id": "https://club.example.org/events/x#event",
    name: "X",
    url: "https://club.example.org/events/x",
    startDate: "2026-02-14T12:00:00+06:00",
    endDate: "2026-02-14T18:00:00+06:00",
    location: { "@type": "Place", address: "Dhaka" },
    eventStatus: "https://schema.org/EventScheduled",
    organizer: { "@type": "Organization", name: "Club", url: "https://club.example.org/" },
  };

  it("find nothing wrong with a whole event", () => {
    expect(structuredErrors([event])).toEqual([]);
  });

  it.each([
    ["a missing required field", { ...event, name: undefined }, '"Event" has no name'],
    ["a place without an address", { ...event, location: { "@type": "Place" } }, '"Place" has no address'],
    ["a relative address", { ...event, url: "/events/x" }, "url is not an absolute address: /events/x"],
    [
      "the hour 24",
      { ...event, startDate: "2026-02-14T24:00:00+06:00" },
      "startDate is not an instant in the club's time: 2026-02-14T24:00:00+06:00",
    ],
  ])("find %s", (_, node, error) => {
    expect(structuredErrors([node])).toEqual([error]);
  });

  it("find an @id that is described twice, but not one that is referred to", () => {
    const reference = { ...event, "@id": `${event["@id"]}2`, organizer: { "@id": event["@id"] } };
    expect(structuredErrors([event, reference])).toEqual([]);
    expect(structuredErrors([event, event])).toEqual([`the @id "${event["@id"]}" is listed twice`]);
  });

  it("find a claimed rating", () => {
    expect(structuredErrors([{ "@type": "AggregateRating" }])).toHaveLength(1);
  });
});
