import { digestOf } from "../../../../src/domain/data-files/data-format";
import { loadPage } from "../../../../src/gatsby/browser/load-page";
import { OutdatedPage } from "../../../../src/hooks/loading/fetch-file";
import { inFolder, leaveFolderAfterEach } from "../../../support/in-folder";
import { fakeSite } from "../../../support/components/fake-site";

const Events = () => null;
const components = { events: () => Promise.resolve({ default: Events }) };
const data = {
  path: "/events",
  componentChunkName: "events",
  staticQueryHashes: ["7"],
  result: { pageContext: {}, data: { events: 3 } },
};
const name = `${digestOf(data)} /events`;
const dataFile = "/page-data/events/page-data.json";
const clubFile = "/page-data/sq/d/7.json";

const site = fakeSite();
leaveFolderAfterEach();

describe("The page that is shown", () => {
  it("is loaded from what the build wrote for it, each file once", async () => {
    site.files = { [dataFile]: data, [clubFile]: { data: { club: "Hi-Tech" } } };
    expect(await loadPage(components, name)).toEqual({
      path: "/events",
      component: Events,
      props: data.result,
      queryResults: { 7: { data: { club: "Hi-Tech" } } },
    });
    expect(site.asked).toEqual([dataFile, clubFile]);
  });

  it("is found in the folder of the site", async () => {
    inFolder("/club");
    site.files = { [`/club${dataFile}`]: data, [`/club${clubFile}`]: { data: {} } };
    expect(await loadPage(components, name)).toMatchObject({ path: "/events" });
  });

  it("may have a space in its path", async () => {
    const spaced = { ...data, path: "/events/a b", staticQueryHashes: [] };
    site.files = { "/page-data/events/a b/page-data.json": spaced };
    expect(await loadPage(components, `${digestOf(spaced)} /events/a b`)).toMatchObject({ path: "/events/a b" });
  });

  it.each([
    ["holds other data", { ...data, result: { pageContext: {}, data: { events: 4 } } }],
    ["is gone", 404],
    ["has become another file", "<p>Not found</p>"],
  ])("is outdated if it %s in a newer build", async (_, file) => {
    site.files = { [dataFile]: file };
    await expect(loadPage(components, name)).rejects.toBeInstanceOf(OutdatedPage);
  });

  it.each([
    ["the site can't be reached", { [dataFile]: 500 }, components],
    ["its code is gone", { [dataFile]: data, [clubFile]: {} }, { events: () => Promise.reject(new Error("chunk")) }],
    ["its code has another name", { [dataFile]: data, [clubFile]: {} }, {}],
    ["its code has no component", { [dataFile]: data, [clubFile]: {} }, { events: () => Promise.resolve({}) }],
  ])("can't be loaded if %s, which does not make it outdated", async (_, files, code) => {
    site.files = files;
    const failure = await loadPage(code, name).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(OutdatedPage);
  });
});
