import { writeFileSync } from "node:fs";
import path from "node:path";
import { RecordScriptAssets, scriptAssets } from "../../../../src/outputs/generations/script-assets";
import { makeFolder } from "../../../support/temporary-folder";

describe("The record of what webpack made", () => {
  const folder = makeFolder();
  const record = path.join(folder, "script-assets.json");

  it("names every asset by its path on the site", async () => {
    const acts: ((compilation: { readonly assets: object }) => Promise<void>)[] = [];
    const afterEmit = { tapPromise: (_: string, act: (typeof acts)[number]) => void acts.push(act) };
    new RecordScriptAssets(record).apply({ hooks: { afterEmit } });
    for (const act of acts) await act({ assets: { "app-1.js": {}, "static/font.woff2": {} } });
    expect(await scriptAssets(record)).toEqual(["/app-1.js", "/static/font.woff2"]);
  });

  it("is an error where it is missing or is not a list of files", async () => {
    await expect(scriptAssets(path.join(folder, "missing.json"))).rejects.toThrow("missing.json");
    writeFileSync(record, '{"app":1}');
    await expect(scriptAssets(record)).rejects.toThrow(`${record} is not a list of files`);
  });
});
