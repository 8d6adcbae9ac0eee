import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isJsonObject } from "../../../../src/model/schema/json-object";
import { parseJsonObject } from "../../../support/json-object";

const gatsby = "node_modules/gatsby";

/**
 * The parts of Gatsby whose work `src/gatsby/browser` does, and those that make what it reads, with the beginnings of
 * their hashes.
 */
const known = {
  "cache-dir/production-app.js": "68f7ff91dcaa",
  "cache-dir/loader.js": "7daae1734965",
  "cache-dir/find-path.js": "757e8390faed",
  "cache-dir/navigation.js": "b487c453fc64",
  "cache-dir/ensure-resources.js": "5032462ea4be",
  "cache-dir/page-renderer.js": "66f752b589bf",
  "cache-dir/static-query.js": "57ab109bed51",
  "cache-dir/gatsby-browser-entry.js": "33f24ec84b7e",
  "cache-dir/static-entry.js": "805d3da7bda2",
  "cache-dir/route-announcer-props.js": "451195493856",
  "node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs": "6901b82b0b9e",
  "node_modules/gatsby-link/dist/index.modern.mjs": "59b164bbf737",
  "node_modules/gatsby-react-router-scroll/scroll-handler.js": "a5adb0b4ff86",
};

describe("The application of a built site", () => {
  it.each(Object.entries(known))("was compared with the %s of the Gatsby that is installed", (file, hash) => {
    // If this fails: see what has changed, adapt src/gatsby/browser where it matters, and write the new hash here.
    const text = readFileSync(path.join(gatsby, file));
    expect(createHash("sha256").update(text).digest("hex").slice(0, 12)).toBe(hash);
  });

  it("leaves out no part of a plugin that does something on this site", () => {
    const { dependencies } = parseJsonObject(readFileSync("package.json", "utf8"));
    if (!isJsonObject(dependencies)) throw new Error("package.json names no dependencies");
    const folders = [
      ...Object.keys(dependencies).map((name) => path.join("node_modules", name)),
      ...foldersIn("src/gatsby").filter((folder) => path.basename(folder).startsWith("plugin-")),
      ...foldersIn(path.join(gatsby, "dist/internal-plugins")),
    ];
    const withBrowserPart = folders.filter((folder) =>
      ["js", "ts", "tsx"].some((ending) => existsSync(path.join(folder, `gatsby-browser.${ending}`))),
    );
    expect(withBrowserPart.map((folder) => path.basename(folder))).toEqual([
      // For manifests in several languages.
      "gatsby-plugin-manifest",
      // For scripts of others.
      "partytown",
    ]);
  });
});

const foldersIn = (folder: string) => readdirSync(folder).map((name) => path.join(folder, name));
