import { givenAddress, isExampleAddress, readsHeadersFile } from "../../../src/outputs/site-address";

const own = "https://club.edu.bd";
const sample = "https://cpihtc.example.org";

describe("The address that the environment gives a site", () => {
  it.each([
    [{}, undefined],
    [{ SITE_URL: "" }, undefined],
    [{ SITE_URL: "https://a.org/club" }, "https://a.org/club"],
    [{ SITE_URL: "https://a.org", NETLIFY: "true", URL: "https://b.netlify.app" }, "https://a.org"],
    [
      { NETLIFY: "true", CONTEXT: "production", URL: "https://b.org", DEPLOY_PRIME_URL: "https://main--b.org" },
      "https://b.org",
    ],
    [
      { NETLIFY: "true", CONTEXT: "deploy-preview", URL: "https://b.org", DEPLOY_PRIME_URL: "https://pr--b.org" },
      "https://pr--b.org",
    ],
    // A variable of that name means something else elsewhere.
    [{ URL: "https://b.org" }, undefined],
    [{ CF_PAGES: "1", CF_PAGES_URL: "https://1a.c.pages.dev", CF_PAGES_BRANCH: "draft" }, "https://1a.c.pages.dev"],
    [{ CF_PAGES: "1", CF_PAGES_URL: "https://1a.c.pages.dev", CF_PAGES_BRANCH: "main" }, undefined],
  ])("%j is %s", (environment, expected) => {
    expect(givenAddress(environment, own)?.address).toBe(expected);
  });

  it("is that of the deployment on Cloudflare Pages for a club without its own address", () => {
    const environment = { CF_PAGES_URL: "https://1a.c.pages.dev", CF_PAGES_BRANCH: "main" };
    expect(givenAddress(environment, sample)?.address).toBe("https://1a.c.pages.dev");
  });
});

test.each([
  [sample, true],
  ["https://example.com/club", true],
  ["https://club.example", true],
  [own, false],
  ["https://myexample.org", false],
  ["https://user.github.io/example", false],
])("%s is the address of a sample: %s", (address, expected) => {
  expect(isExampleAddress(address)).toBe(expected);
});

test.each([
  [{}, false],
  [{ GITHUB_ACTIONS: "true" }, false],
  [{ NETLIFY: "true" }, true],
  [{ CF_PAGES: "1" }, true],
  [{ CF_PAGES: "1", POLICY_IN_PAGES: "true" }, false],
  [{ POLICY_IN_PAGES: "false" }, true],
])("the host of %j reads the file with the headers: %s", (environment, expected) => {
  expect(readsHeadersFile(environment)).toBe(expected);
});
