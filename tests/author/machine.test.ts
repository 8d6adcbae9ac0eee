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

/** A published file as text; undefined if it is not text. */
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

test("no file has an id or an order that follows from where the project is", () => {
  // Gatsby makes such ids from absolute paths.
  const id = /"[\da-f]{8}-[\da-f]{4}-5[\da-f]{3}-[\da-f]{4}-[\da-f]{12}"/;
  expect(builtFiles().filter((file) => file.endsWith(".json") && id.test(textOf(file) ?? ""))).toEqual([]);
  const addresses = [...(textOf("sitemap-0.xml") ?? "").matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).not.toEqual([]);
  expect(addresses).toEqual([...addresses].sort((one = "", other = "") => (one < other ? -1 : Number(one > other))));
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
