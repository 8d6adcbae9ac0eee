import { rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { keptBundle, recordBundle } from "../../../../src/cms/build/bundle-record";
import { SiteFiles } from "../../../../src/outputs/writing/site-files";
import { emptyFolder } from "../../../support/temporary-folder";

const bundle = { script: "/admin/a.js", desk: "/d", watch: "/w", style: "/s", deskStyle: "/ds", previewStyles: ["/p"] };
const assets = new Map([
  ["/admin/assets/a-ABCDEFGH.js", Buffer.from("script")],
  ["/admin/assets/b-ABCDEFGH.css", Buffer.from("styles")],
]);

const folder = emptyFolder();
let record: string;
const publicFile = (file: string) => path.join(folder, "public", file);
const site = () => new SiteFiles(path.join(folder, "public"));

beforeEach(async () => {
  record = path.join(folder, "cache/record.json");
  const files = site();
  for (const [file, contents] of assets) await files.write(file, contents);
  await recordBundle(record, { key: "one", bundle, assets });
});

describe("The bundle of an earlier build", () => {
  it("is kept, and counts as written, if nothing that decides about it has changed", async () => {
    const files = site();
    expect(await keptBundle(files, record, "one")).toEqual(bundle);
    expect([...files.paths]).toEqual([...assets.keys()]);
  });

  it.each([
    ["something else decides about it", () => undefined, "another"],
    ["one of its files is gone", () => rmSync(publicFile("/admin/assets/a-ABCDEFGH.js")), "one"],
    ["one of its files was cut off", () => truncateSync(publicFile("/admin/assets/b-ABCDEFGH.css"), 3), "one"],
    ["one of its files is empty", () => truncateSync(publicFile("/admin/assets/b-ABCDEFGH.css"), 0), "one"],
    ["the record was cut off", () => truncateSync(record, 40), "one"],
    ["the record holds something else", () => writeFileSync(record, '{"key":"one"}'), "one"],
    ["there is no record", () => rmSync(record), "one"],
  ])("is made again if %s", async (_what, change, key) => {
    change();
    const files = site();
    expect(await keptBundle(files, record, key)).toBeUndefined();
    expect([...files.paths]).toEqual([]);
  });
});
