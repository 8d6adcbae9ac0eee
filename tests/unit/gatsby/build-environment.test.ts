import { environmentErrors, forcesRedirects, hstsForSubDomains } from "../../../src/gatsby/build-environment";

describe("The environment of a build", () => {
  it.each([
    {},
    { SITE_URL: "", CMS_BACKEND: "" },
    { SITE_URL: "https://club.example.org/site", GATSBY_CODEFORCES_API: "http://127.0.0.1:8123/api" },
    { GATSBY_CODEFORCES_API: "http://localhost:8123", CMS_LOCAL_API: "http://192.168.0.7:8081/api/v1" },
    { CMS_BACKEND: "github", CMS_REPO: "club/site", CMS_BASE_URL: "https://auth.example.org" },
    { HSTS_INCLUDE_SUBDOMAINS: "true" },
    { FORCE_REDIRECTS: "false" },
  ])("%j is fine", (environment) => {
    expect(environmentErrors(environment)).toEqual([]);
  });

  it.each(["SITE_URL", "GATSBY_CODEFORCES_API", "CMS_LOCAL_API", "CMS_BASE_URL", "CMS_API_ROOT"])(
    "names %s, what is wrong with it and what was expected",
    (name) => {
      expect(environmentErrors({ [name]: "https://a;sandbox/" })).toEqual([
        `${name}: is 'https://a;sandbox/', whose host 'a;sandbox' is not a plain host name, expected a link with https or http, such as https://example.org`,
      ]);
      for (const value of ["codeforces.com", "ftp://x.org", "https://*", "https://me:secret@x.org", "https://[::1]/"])
        expect(environmentErrors({ [name]: value })).toHaveLength(1);
    },
  );

  it.each([
    [{}, false],
    [{ CF_PAGES: "1" }, false],
    [{ NETLIFY: "true" }, true],
    [{ NETLIFY: "true", FORCE_REDIRECTS: "false" }, false],
    [{ FORCE_REDIRECTS: "true" }, true],
  ])("%j forces redirects: %s", (environment, expected) => {
    expect(forcesRedirects(environment)).toBe(expected);
  });

  it("is told as a whole", () => {
    const errors = environmentErrors({ SITE_URL: "x", CMS_BACKEND: "githb", HSTS_INCLUDE_SUBDOMAINS: "yes" });
    expect(errors).toHaveLength(3);
    expect(errors.at(-1)).toBe("HSTS_INCLUDE_SUBDOMAINS: is 'yes', expected true or false");
  });
});

describe("The folder of a site", () => {
  it.each([
    "https://x.org/a b",
    "https://x.org/a%20b",
    "https://x.org/a/../b",
    "https://x.org/a//b",
    "https://x.org/a;b",
  ])("has a plain name: %s is an error", (address) => {
    expect(environmentErrors({ SITE_URL: address })).toHaveLength(1);
  });

  it.each(["https://x.org/~club/site.v2/", "https://x.org/club_1-2", "https://x.org/?from=mail"])(
    "has a plain name: %s is fine",
    (address) => {
      expect(environmentErrors({ SITE_URL: address })).toEqual([]);
    },
  );
});

describe("https for all hosts below that of the site", () => {
  it("is asked for only where the maintainer says so", () => {
    expect([{}, { HSTS_INCLUDE_SUBDOMAINS: "" }, { HSTS_INCLUDE_SUBDOMAINS: "false" }].map(hstsForSubDomains)).toEqual([
      false,
      false,
      false,
    ]);
    expect(hstsForSubDomains({ HSTS_INCLUDE_SUBDOMAINS: "true" })).toBe(true);
  });
});
