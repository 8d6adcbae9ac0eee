import { render, waitFor } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Seo } from "../../../../src/components/seo/Seo";
import { isJsonObject } from "../../../../src/model/schema/json-object";
import { club } from "../../../support/components/club";
import { inLanguage } from "../../../support/in-language";

type SeoProps = Parameters<typeof Seo>[0];

const page: SeoProps = { title: "Events", description: "All events.", path: "/events" };

afterEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue({ site: { siteMetadata: { siteUrl: club.siteUrl } }, club });
});

/** The head of a page; Helmet writes it with the next frame. */
async function headOf(props: SeoProps, of = club): Promise<HTMLHeadElement> {
  jest.mocked(useStaticQuery).mockReturnValue({ site: { siteMetadata: { siteUrl: of.siteUrl } }, club: of });
  render(<Seo {...props} />);
  await waitFor(() => expect(canonicalOf(document.head)).toBeDefined());
  return document.head;
}

const canonicalOf = (head: HTMLElement) => head.querySelector("link[rel=canonical]")?.getAttribute("href") ?? undefined;

const metaOf = (head: HTMLElement, name: string) =>
  [...head.querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)].map((meta) =>
    meta.getAttribute("content"),
  );

function graphIn(head: HTMLElement): unknown[] {
  return [...head.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => {
    const document: unknown = JSON.parse(script.innerHTML);
    const graph: unknown = isJsonObject(document) ? document["@graph"] : undefined;
    const nodes: unknown[] = Array.isArray(graph) ? graph : [];
    return nodes;
  });
}

/** The addresses of a page in the languages of the site. */
const languagesIn = (head: HTMLElement) =>
  [...head.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ]);

describe("The head of a page of a site in English and Bangla", () => {
  inLanguage("en", "bn");

  it("names the page in both, and the main one for all others", async () => {
    expect(languagesIn(await headOf(page))).toEqual([
      ["en", "https://club.example.org/events"],
      ["bn", "https://club.example.org/bn/events"],
      ["x-default", "https://club.example.org/events"],
    ]);
  });

  it("names none if search engines must leave the page out", async () => {
    expect(languagesIn(await headOf({ ...page, noindex: true }))).toEqual([]);
  });
});

describe("The head of a page", () => {
  it("names no other languages of a site that has only one", async () => {
    expect(languagesIn(await headOf(page))).toEqual([]);
  });

  it("has a title, a description and a canonical address", async () => {
    const head = await headOf(page);
    expect(document.title).toBe("Events · EPC");
    expect(metaOf(head, "description")).toEqual(["All events."]);
    expect(canonicalOf(head)).toBe("https://club.example.org/events");
    expect(metaOf(head, "robots")).toEqual([]);
  });

  it("of the home page has the club's name as its title", async () => {
    const head = await headOf({ description: "Welcome.", path: "/" });
    expect(document.title).toBe("Example Programming Club");
    expect(canonicalOf(head)).toBe("https://club.example.org/");
  });

  it("has no slash, query or raw letter in its canonical address", async () => {
    expect(canonicalOf(await headOf({ ...page, path: "/events/খেলা/" }))).toBe(
      "https://club.example.org/events/%E0%A6%96%E0%A7%87%E0%A6%B2%E0%A6%BE",
    );
  });

  it("says how large the picture is and what it shows", async () => {
    const head = await headOf(page);
    expect(metaOf(head, "og:image:width")).toEqual(["1200"]);
    expect(metaOf(head, "og:image:height")).toEqual(["630"]);
    expect(metaOf(head, "og:image:alt")).toEqual([`Events, ${club.name}`]);
    expect(metaOf(head, "twitter:image:alt")).toEqual([`Events, ${club.name}`]);
  });

  it("may show the picture of another page", async () => {
    const head = await headOf({ ...page, path: "/profile/member/1", picturePath: "/member" });
    expect(metaOf(head, "og:image")).toEqual(["https://club.example.org/share/member.jpg"]);
  });

  it.each([
    ["2026-02-14", ["2026"]],
    ["2026-02-30", []],
    [null, []],
  ])("of the date %j tells the search the year %j", async (date, expected) => {
    expect(metaOf(await headOf({ ...page, date }), "year")).toEqual(expected);
  });

  it("cuts a long description to one line of 160 characters", async () => {
    const [description = ""] = metaOf(await headOf({ ...page, description: "many\nwords ".repeat(50) }), "description");
    expect(description?.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/^many words many/);
  });

  const eventsPage = {
    "@type": "WebPage",
    "@id": "https://club.example.org/events#page",
    name: "Events",
    url: "https://club.example.org/events",
    isPartOf: { "@id": "https://club.example.org/#website" },
  };

  it("tells search engines to leave out what they must leave out, and only says that it is a page", async () => {
    const head = await headOf({ ...page, noindex: true, structuredData: [{ "@type": "Thing" }] });
    expect(metaOf(head, "robots")).toEqual(["noindex"]);
    expect(graphIn(head)).toEqual([eventsPage, expect.objectContaining({ "@type": "BreadcrumbList" })]);
  });

  it("says nothing about a page that only redirects", async () => {
    expect(graphIn(await headOf({ ...page, leadsOn: true, noindex: true }))).toEqual([]);
  });
});

describe("The club", () => {
  it("that could not be read stops the page with a word", () => {
    jest.mocked(useStaticQuery).mockReturnValue({ site: null, club: null });
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Seo {...page} />)).toThrow("site/club.json was not read");
  });
});
