import { pageInLanguages, pageInOtherLanguages } from "../../../../src/domain/addresses/other-languages";
import { absoluteUrl, servedPath, sitePath } from "../../../../src/domain/addresses/served-path";
import { headerRules } from "../../../../src/outputs/headers/security-headers";
import { sitemapOptions } from "../../../../src/gatsby/site-options";
import { inFolder } from "../../../support/in-folder";
import { inLanguage } from "../../../support/in-language";

const outside = { images: [], frames: [] };

test("a site in one language has no page in another", () => {
  expect(pageInLanguages("/events")).toEqual([]);
  expect(sitemapOptions.serialize({ path: "/events" })).toEqual({ url: "/events" });
});

describe("On a site in English and Bangla", () => {
  inLanguage("en", "bn");

  it("the pages of the main language are at the root, the others in a folder", () => {
    expect(pageInLanguages("/events")).toEqual([
      { language: "en", address: "/events" },
      { language: "bn", address: "/bn/events" },
    ]);
    expect(pageInLanguages("/").map(({ address }) => address)).toEqual(["/", "/bn/"]);
  });

  it.each(["/404", "/404/", "/404.html"])(
    "the page %s leads to the home page in the other, not to another 404",
    (path) => {
      expect(pageInOtherLanguages(path)).toEqual([{ language: "bn", address: "/bn/" }]);
    },
  );

  it("the sitemap names each page in both", () => {
    expect(sitemapOptions.serialize({ path: "/events" })).toEqual({
      url: "/events",
      links: [
        { lang: "en", url: "/events" },
        { lang: "bn", url: "/bn/events" },
      ],
    });
  });

  it("scripts are kept in both folders, and what exists once has one rule", () => {
    const paths = headerRules(outside).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["/chunk-*", "/bn/chunk-*", "/api/*"]));
    expect(paths).not.toContain("/bn/api/*");
  });
});

describe("The pages in Bangla of a site in the folder /club", () => {
  inLanguage("bn");
  beforeAll(() => {
    process.env.GATSBY_LANGUAGES = "en,bn";
    inFolder("/club/bn");
  });
  afterAll(() => {
    inFolder("");
  });

  it("lead to each other, and to the pictures, downloads and the editor of the site", () => {
    expect(["/events", "/static/a.jpg", "/admin#/collections/events", "/api/events.json"].map(servedPath)).toEqual([
      "/club/bn/events",
      "/club/static/a.jpg",
      "/club/admin#/collections/events",
      "/club/api/events.json",
    ]);
    expect(pageInLanguages("/events").map(({ address }) => address)).toEqual(["/club/events", "/club/bn/events"]);
  });

  it.each(["/events", "/static/a.jpg", "/api/events.json", "/"])("have whole addresses: %s", (path) => {
    const served = servedPath(path);
    expect(absoluteUrl("https://club.example.org/club/bn", path)).toBe(`https://club.example.org${served}`);
    expect(sitePath(served)).toBe(path);
  });
});
