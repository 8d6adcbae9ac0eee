import { leaveOutEnvironment } from "../../../src/gatsby/adapt-webpack";

class DefinePlugin {
  constructor(readonly definitions: Readonly<Record<string, string>>) {}
}

describe("The environment of a build", () => {
  it("reaches the renderer of pages only as far as it reaches their scripts, so that no secret is in it", () => {
    const plugin = new DefinePlugin({
      "process.env": "({})",
      "process.env.NODE_ENV": '"production"',
      "process.env.BUILD_STAGE": '"build-html"',
      "process.env.PUBLIC_DIR": '"public"',
      "process.env.GATSBY_BUILD_INFO": '"/club"',
      "process.env.GITHUB_RUN_ID": '"1234"',
      "process.env.SIGN_IN_SECRET": '"secret"',
      __PATH_PREFIX__: '"/club"',
    });
    leaveOutEnvironment({ plugins: [plugin, { definitions: { "process.env.OTHER": "" } }] });
    expect(Object.keys(plugin.definitions)).toEqual([
      "process.env",
      "process.env.NODE_ENV",
      "process.env.BUILD_STAGE",
      "process.env.PUBLIC_DIR",
      "process.env.GATSBY_BUILD_INFO",
      "__PATH_PREFIX__",
    ]);
  });
});
