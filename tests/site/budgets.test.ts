import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { files } from "../../src/domain/routes";
import { builtFiles, builtPages, publicDirectory } from "../support/built-site";

const KILOBYTE = 1000;

/**
 * What a page may weigh, gzipped, in KB. Above that the build is not fit to be published. Of the scripts, 70 KB are
 * React's and 20 KB Gatsby's.
 */
const budgets = { script: 112, style: 15, html: 40 };

const zipped = (file: string) => gzipSync(readFileSync(path.join(publicDirectory, file))).length / KILOBYTE;

/** The scripts of each page component, as the loader of the home page knows them: files of earlier builds lie around. */
const chunks: unknown = JSON.parse(
  [...readFileSync(path.join(publicDirectory, "index.html"), "utf8").matchAll(/src="\/(gatsby-globals\.\w+\.js)"/g)]
    .map(([, file = ""]) => readFileSync(path.join(publicDirectory, file), "utf8"))
    .map((script) => /___chunkMapping=(\{.*?\});/.exec(script)?.[1])
    .join(""),
);

/** The scripts of a page: those that its HTML names, and those that Gatsby loads for its component. */
function scriptsOf(html: string, pagePath: string): string[] {
  const named = [...html.matchAll(/<script src="\/([^"]+)"(?![^>]*nomodule)/gi)].map(([, file]) => file ?? "");
  const dataFile = path.join(
    publicDirectory,
    "page-data",
    pagePath === "/" ? "index" : decodeURI(pagePath),
    "page-data.json",
  );
  const data: unknown = JSON.parse(readFileSync(dataFile, "utf8"));
  const component: unknown = Reflect.get(Object(data), "componentChunkName");
  const loaded: unknown = Reflect.get(Object(chunks), String(component));
  return [...named, ...(Array.isArray(loaded) ? loaded.map((file) => String(file).replace(/^\//, "")) : [])];
}

const generated = builtPages().filter(({ html }) => html.includes('id="___gatsby"'));

test(`no page loads more than ${budgets.script} KB of scripts`, () => {
  const heavy = generated
    .map(({ html, path: pagePath }) => {
      const scripts = [...new Set(scriptsOf(html, pagePath))];
      return { pagePath, weight: scripts.reduce((sum, file) => sum + zipped(file), 0) };
    })
    .filter(({ weight }) => weight > budgets.script);
  expect(heavy).toEqual([]);
});

test(`all styles together weigh at most ${budgets.style} KB`, () => {
  const styles = builtFiles().filter(
    (file) => /^styles\..*\.css$/.test(file) && generated.some(({ html }) => html.includes(file)),
  );
  expect(styles).toHaveLength(1);
  expect(styles.map(zipped).reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(budgets.style);
});

test(`no page's HTML weighs more than ${budgets.html} KB`, () => {
  const heavy = generated
    .filter(({ html }) => gzipSync(html).length / KILOBYTE > budgets.html)
    .map((page) => page.path);
  expect(heavy).toEqual([]);
});

test("the script that every page waits for in order to lose no early click weighs at most 1.5 KB", () => {
  expect(zipped(files.earlyInputScript)).toBeLessThanOrEqual(1.5);
});
