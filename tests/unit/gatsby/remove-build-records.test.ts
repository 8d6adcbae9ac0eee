import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { removeBuildRecords } from "../../../src/gatsby/remove-build-records";
import { emptyFolder } from "../../support/temporary-folder";

const directory = emptyFolder();

const left = () => readdirSync(directory, { recursive: true }).map(String).sort();

describe("Removing what only the build needs", () => {
  it("takes away the statistics and source maps, those of earlier builds too", async () => {
    for (const name of ["webpack.stats.json", "chunk-map.json", "app-1.js.map", "styles.1.css.map"])
      writeFileSync(path.join(directory, name), "{}");
    await removeBuildRecords(directory);
    expect(left()).toEqual([]);
  });

  it("leaves every other file, also one of the club with such a name", async () => {
    mkdirSync(path.join(directory, "static"));
    const files = ["app-1.js", "styles.1.css", "data.json", "city.map", path.join("static", "plan.js.map")];
    for (const name of files) writeFileSync(path.join(directory, name), "{}");
    await removeBuildRecords(directory);
    expect(left()).toEqual([...files, "static"].sort());
  });

  it("is done as well where there is nothing to take away", async () => {
    await expect(removeBuildRecords(directory)).resolves.toBeUndefined();
  });
});
