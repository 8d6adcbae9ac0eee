import { KeepAssets } from "../../../../src/gatsby/webpack/keep-assets";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";

test("All that webpack has made is part of the build, written again or not", () => {
  const output = new SiteFiles("public");
  const afterEmit = {
    tap: (_: string, act: (compilation: { readonly assets: object }) => void) =>
      act({ assets: { "app-1.js": {}, "static/font.woff2": {} } }),
  };
  new KeepAssets(output).apply({ hooks: { afterEmit } });
  expect([...output.paths]).toEqual(["/app-1.js", "/static/font.woff2"]);
});
