import { sitemapOptions, queryTypes } from "../../../src/gatsby/site-options";

const pages = (...nodes: Parameters<typeof sitemapOptions.resolvePages>[0]["allSitePage"]["nodes"]) =>
  sitemapOptions
    .resolvePages({ site: { siteMetadata: { siteUrl: "https://club.example.org" } }, allSitePage: { nodes } })
    .map(({ path }) => path);

describe("The sitemap", () => {
  it("lists every page that may be found", () => {
    expect(
      pages({ path: "/" }, { path: "/events", pageContext: null }, { path: "/events/x", pageContext: {} }),
    ).toEqual(["/", "/events", "/events/x"]);
  });

  it("lists no page that says noindex, fixed or generated, and no output", () => {
    expect(
      pages(
        { path: "/404" },
        { path: "/404.html" },
        { path: "/dev-404-page" },
        { path: "/admin" },
        { path: "/login" },
        { path: "/myclass" },
        { path: "/nusrat-jahan", pageContext: { noindex: true } },
        { path: "/team", pageContext: { noindex: false } },
      ),
    ).toEqual(["/team"]);
  });

  it("has the same order on every computer, independent of the order of files", () => {
    expect(pages({ path: "/events/b" }, { path: "/events" }, { path: "/events/a" })).toEqual([
      "/events",
      "/events/a",
      "/events/b",
    ]);
  });

  it("names a page by its path without a slash at its end", () => {
    expect(sitemapOptions.serialize({ path: "/events/x" })).toEqual({ url: "/events/x" });
  });
});

describe("The types of queries", () => {
  it.each(["content", "./content/", process.cwd() + "/content"])("are written by a build of %s", (directory) => {
    expect(queryTypes(directory)).toMatchObject({ generateOnBuild: true });
  });

  it.each(["../our-club/content", "/srv/content", "content/site"])(
    "are not touched by a build of another tree, such as %s",
    (directory) => {
      expect(queryTypes(directory)).toBe(false);
    },
  );
});
