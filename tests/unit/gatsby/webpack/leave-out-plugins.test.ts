import { readFileSync } from "node:fs";
import leaveOutPlugins from "../../../../src/gatsby/webpack/leave-out-plugins";

/** The loader is plain JavaScript: webpack loads it as it is. */
const leaveOut = (source: string) => leaveOutPlugins(source);

const entry = (file: string, options: unknown) => `{
      plugin: require('${file}'),
      options: ${JSON.stringify(options)},
    }`;

const own = entry("../gatsby-browser.tsx", { plugins: [] });
const manifest = entry("../node_modules/gatsby-plugin-manifest/gatsby-browser.js", { icon: "/home/eva/club/logo.png" });
const partytown = entry("../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js", { plugins: [] });
const listed = (...entries: readonly string[]) => `module.exports = [${entries.join(",")}]\n`;

describe("The list of Gatsby's browser plugins", () => {
  it("loses those that do nothing on this site, and their options", () => {
    expect(leaveOut(listed(manifest, own, partytown))).toBe(listed(own));
    expect(leaveOut(listed(own))).toBe(listed(own));
    expect(leaveOut(listed(manifest))).toBe(listed());
  });

  it("keeps the others, however their options look", () => {
    const other = entry("../node_modules/gatsby-plugin-x/gatsby-browser.js", { a: "}, {", b: ["],"] });
    expect(leaveOut(listed(other, manifest, own))).toBe(listed(other, own));
  });

  it.each(["", "export default [];", `module.exports = [{ plugin: await import("x") }]`, listed(`${own} x`)])(
    "is refused in a form that is not known: %j",
    (source) => {
      expect(() => leaveOut(source)).toThrow("leave-out-plugins.js");
    },
  );

  it("is written in this form by the Gatsby that is installed", () => {
    const source = readFileSync("node_modules/gatsby/dist/services/initialize.js", "utf8");
    expect(source).toContain("plugin: require('${(0, _gatsbyCoreUtils.slash)(relativePluginPath)}'),");
    expect(source).toContain("options: ${JSON.stringify(plugin.options)},");
    expect(source).toContain("const browserAPIRunner = `module.exports = [${browserPluginsRequires}]\\n`;");
  });
});
