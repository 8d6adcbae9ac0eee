import { existsSync } from "node:fs";
import { belongsTo } from "../../src/domain/outputs/output-at";
import { outputs } from "../../src/domain/outputs/outputs";
import { builtFiles } from "../support/built-site";

/** The outputs to which a file belongs, by their names. */
const outputsOf = (file: string) =>
  Object.entries(outputs).flatMap(([name, output]) => (belongsTo(file, output) ? [name] : []));

const files = builtFiles().map((file) => ({ file, owners: outputsOf(`/${file}`) }));

test("each file is a page, belongs to static/ or is an output that the table of outputs names once", () => {
  const isPage = (file: string) => file.endsWith(".html") && !file.startsWith("admin/");
  const others = files.filter(({ file }) => !isPage(file) && !existsSync(`static/${file}`));
  expect(others.filter(({ owners }) => owners.length !== 1)).toEqual([]);
});

test("no page has the address of an output, except the one for missing addresses", () => {
  const pages = files.filter(({ file, owners }) => file.endsWith(".html") && owners.length > 0);
  expect(pages.map(({ file }) => file).filter((file) => !file.startsWith("admin/"))).toEqual(["404.html"]);
});

test("each output has a file, or says when there is none", () => {
  const made = new Set(files.flatMap(({ owners }) => owners));
  const missing = Object.entries(outputs).filter(([name, { absent }]) => !made.has(name) && absent === undefined);
  expect(missing).toEqual([]);
});
