import { pageLoader } from "../../../../src/gatsby/browser/page-loader";
import type { QueryResults } from "../../../../src/gatsby/browser/static-query";
import { fakeSite } from "../../../support/components/fake-site";
import { inFolder, leaveFolderAfterEach } from "../../../support/in-folder";

leaveFolderAfterEach();

const site = fakeSite();

function Events() {
  return null;
}

/** What Gatsby writes for a page. */
const pageData = (path: string, hashes: readonly string[] = []) => ({
  path,
  componentChunkName: "events",
  staticQueryHashes: hashes,
  result: { data: { title: path }, pageContext: {} },
});

const dataFile = (path: string) => `/page-data${path}/page-data.json`;
const appData = "/page-data/app-data.json";

/** A site with some pages and its loader; the code of pages can be made to fail. */
function setUp(
  paths: readonly string[],
  loadCode: () => Promise<unknown> = () => Promise.resolve({ default: Events }),
) {
  site.files = { [appData]: { webpackCompilationHash: "new" } };
  for (const path of paths) site.files = { ...site.files, [dataFile(path === "/" ? "/index" : path)]: pageData(path) };
  const queryResults: QueryResults = {};
  return { loader: pageLoader({ events: loadCode }, queryResults), queryResults };
}

const times = (address: string) => site.asked.filter((asked) => asked === address).length;

describe("The loader of pages", () => {
  it("brings the component of a page, its data and the version of the site", async () => {
    const { loader } = setUp(["/events"]);
    expect(loader.loadedPage("/events")).toBeUndefined();
    const page = await loader.loadPage("/events");
    expect(page).toEqual({
      component: Events,
      json: { data: { title: "/events" }, pageContext: {} },
      page: { path: "/events", webpackCompilationHash: "new" },
    });
    expect(loader.loadedPage("/events")).toBe(page);
  });

  it.each(["/events/?from=home", "/events#late", "/%65vents"])("knows the page at %s", async (address) => {
    const { loader } = setUp(["/events"]);
    expect(await loader.loadPage(address)).toMatchObject({ page: { path: "/events" } });
    expect(site.asked).toContain(dataFile("/events"));
  });

  it.each(["/", "/index.html", "/?x"])("knows the home page at %s", async (address) => {
    const { loader } = setUp(["/"]);
    expect(await loader.loadPage(address)).toMatchObject({ page: { path: "/" } });
  });

  it("asks once for a page, however often it is wanted", async () => {
    const { loader } = setUp(["/events"]);
    const [one, other] = await Promise.all([loader.loadPage("/events"), loader.loadPage("/events?new")]);
    expect(other).toBe(one);
    expect(await loader.loadPage("/events/")).toBe(one);
    expect(times(dataFile("/events"))).toBe(1);
  });

  it("brings the results of queries that pages share, each once", async () => {
    const { loader, queryResults } = setUp([]);
    const query = "/page-data/sq/d/7.json";
    site.files = {
      ...site.files,
      [dataFile("/events")]: pageData("/events", ["7"]),
      [dataFile("/team")]: pageData("/team", ["7"]),
      [query]: { data: { club: "Hi-Tech" } },
    };
    await loader.loadPage("/events");
    await loader.loadPage("/team");
    expect(queryResults).toEqual({ 7: { data: { club: "Hi-Tech" } } });
    expect(times(query)).toBe(1);
  });

  it("brings the page for unknown addresses where the site has no page", async () => {
    const { loader } = setUp(["/404.html"]);
    expect(await loader.loadPage("/nothing")).toMatchObject({ page: { path: "/404.html" } });
  });

  it.each([
    "/%E0%A4%A",
    "//elsewhere.example/events",
    "/%09/elsewhere.example",
    "/%0a/elsewhere.example",
    "/%0D/elsewhere.example",
    "/%5Celsewhere.example",
    "/%2Felsewhere.example",
  ])("takes %s for an unknown address and asks no other host", async (address) => {
    const { loader } = setUp(["/404.html"]);
    expect(await loader.loadPage(address)).toMatchObject({ page: { path: "/404.html" } });
    const hosts = site.asked.map((asked) => new URL(asked, "https://club.example.org").host);
    expect(new Set(hosts)).toEqual(new Set(["club.example.org"]));
  });

  it("leaves a file that is not a page to the browser", async () => {
    const { loader } = setUp(["/404.html"]);
    site.files = { ...site.files, "/admin": "<title>Editor</title>" };
    expect(await loader.loadPage("/admin")).toEqual({ status: "error" });
  });

  it("takes a page that a host answers with instead of data for none", async () => {
    const { loader } = setUp(["/404.html"]);
    site.files = { ...site.files, [dataFile("/events")]: "<p>Not found</p>" };
    expect(await loader.loadPage("/events")).toMatchObject({ page: { path: "/404.html" } });
  });

  it("tries again while the site can't be reached, then fails, and can be asked later", async () => {
    const { loader } = setUp(["/events"]);
    site.isOnline = false;
    expect(await loader.loadPage("/events")).toEqual({ status: "error" });
    expect(times(dataFile("/events"))).toBe(4);
    site.isOnline = true;
    expect(await loader.loadPage("/events")).toMatchObject({ page: { path: "/events" } });
  });

  it.each([503, 500])("fails while the site answers %s", async (status) => {
    const { loader } = setUp(["/404.html"]);
    site.files = { ...site.files, [dataFile("/events")]: status };
    expect(await loader.loadPage("/events")).toEqual({ status: "error" });
  });

  it("says why the code of a page is missing, and can be asked for it again", async () => {
    const error = new Error("Loading chunk 5 failed");
    const answers: Promise<unknown>[] = [Promise.resolve({ default: Events })];
    const { loader } = setUp(["/events"], () => answers.pop() ?? Promise.reject(error));
    answers.length = 0;
    expect(await loader.loadPage("/events")).toEqual({ status: "error", error });
    answers.push(Promise.resolve({ default: Events }));
    expect(await loader.loadPage("/events")).toMatchObject({ component: Events });
  });

  it("does not know what the code of a page is that is named after a newer version", async () => {
    const { loader } = setUp([]);
    site.files = { ...site.files, [dataFile("/events")]: { ...pageData("/events"), componentChunkName: "newer" } };
    await expect(loader.loadPage("/events")).rejects.toThrow("newer");
  });

  it.each([500, 404])("does not show a page without the result of its query: %s", async (status) => {
    const { loader } = setUp([]);
    site.files = { ...site.files, [dataFile("/events")]: pageData("/events", ["8"]), "/page-data/sq/d/8.json": status };
    expect(await loader.loadPage("/events")).toMatchObject({ status: "error" });
  });

  it("knows no version while the site says none", async () => {
    const { loader } = setUp(["/events"]);
    site.files = { ...site.files, [appData]: 500 };
    expect(await loader.loadAppData()).toBeUndefined();
    expect(await loader.loadPage("/events")).toMatchObject({ page: { webpackCompilationHash: undefined } });
  });
});

describe("In a folder of its host", () => {
  it("the loader asks there, and pages keep their paths", async () => {
    inFolder("/club");
    const { loader } = setUp([]);
    site.files = { [`/club${dataFile("/events")}`]: pageData("/events") };
    expect(await loader.loadPage("/club/events?new")).toMatchObject({ page: { path: "/events" } });
  });
});
