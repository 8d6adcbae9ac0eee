import { readFileSync } from "node:fs";
import { propertyOf } from "../../../src/domain/shape";
import { gatsbyRequire } from "../../../src/gatsby/insides";

/** The modules of Gatsby that this project changes, besides those with their own tests. */
describe("The Gatsby that is installed", () => {
  it.each([
    ["what makes its workers", "gatsby/dist/utils/worker/pool.js", "create"],
    ["what renders pages", "gatsby/dist/utils/worker/child/render-html.js", "renderHTMLProd"],
    ["what makes pictures", "gatsby-plugin-sharp/gatsby-worker.js", "IMAGE_PROCESSING"],
    ["the sockets of the development server", "gatsby/dist/utils/websocket-manager.js", "websocketManager"],
  ])("has %s where it is expected", (_part, module, name) => {
    expect(propertyOf(gatsbyRequire(module), name)).toBeDefined();
  });

  it("still takes slices for granted before plugins are asked", () => {
    const code = readFileSync(gatsbyRequire.resolve("gatsby/dist/bootstrap/load-config/index.js"), "utf8");
    expect(code).toContain("process.env.GATSBY_SLICES = `true`");
  });

  it("keeps a record of the pictures that it has made", () => {
    const { store } = gatsbyRequire("gatsby/dist/redux") as { readonly store: { readonly getState: () => unknown } };
    expect(propertyOf(propertyOf(store.getState(), "jobsV2"), "complete")).toHaveProperty("delete");
  });
});
