import { store } from "gatsby/dist/redux";
import { initAdapterManager } from "gatsby/dist/utils/adapter/manager";
import { getLatestAdapters } from "gatsby/dist/utils/get-latest-gatsby-files";
import { noAdapter } from "../../../../src/gatsby/site-options";

jest.mock("gatsby/dist/utils/get-latest-gatsby-files");

afterEach(() => {
  delete process.env.NETLIFY;
});

it("No build downloads a list of adapters or installs one, not even on Netlify", async () => {
  process.env.NETLIFY = "true";
  store.dispatch({ type: "SET_SITE_CONFIG", payload: { adapter: noAdapter } });
  const manager = await initAdapterManager();
  await manager.adapt();
  expect(getLatestAdapters).not.toHaveBeenCalled();
});
