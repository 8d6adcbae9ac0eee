import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isJsonObject } from "../../../../src/model/schema/json-object";
import { parseJsonObject } from "../../../support/json-object";

const gatsby = "node_modules/gatsby";

describe("The application of a built site", () => {
  it("leaves out no part of a plugin that does something on this site", () => {
    const { dependencies } = parseJsonObject(readFileSync("package.json", "utf8"));
    if (!isJsonObject(dependencies)) throw new Error("package.json names no dependencies");
    const folders = [
      ...Object.keys(dependencies).map((name) => path.join("node_modules", name)),
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
