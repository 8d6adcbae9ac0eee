import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { builtFiles, publicDirectory } from "../support/built-site";
import { machineTraces, type Machine } from "../support/machine-traces";

const machine: Machine = {
  folders: [
    ...new Set([process.cwd(), path.dirname(publicDirectory), path.resolve(process.env.CONTENT_DIR || "content")]),
  ],
  home: os.homedir(),
  hostName: os.hostname(),
};

/** A published file as text; undefined if it is none. */
function textOf(file: string): string | undefined {
  const bytes = readFileSync(path.join(publicDirectory, file));
  return bytes.includes(0) ? undefined : bytes.toString("utf8");
}

test("no published file tells where or on which machine it was made", () => {
  const traces = builtFiles().flatMap((file) =>
    machineTraces(textOf(file) ?? "", machine).map((trace) => `${file}: … ${trace} …`),
  );
  expect(traces).toEqual([]);
});

test("no source map and no statistics of the build are published", () => {
  const records = builtFiles().filter((file) =>
    /(?:\.(?:js|css)\.map|webpack\.stats\.json|chunk-map\.json)$/.test(file),
  );
  expect(records).toEqual([]);
  const withMap = builtFiles().filter(
    (file) => /\.(?:js|css)$/.test(file) && /\/[/*][#@] sourceMappingURL=\S+(?:\s*\*\/)?\s*$/.test(textOf(file) ?? ""),
  );
  expect(withMap).toEqual([]);
});
