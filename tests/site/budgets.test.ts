import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { files, routes } from "../../src/domain/routes";
import { builtFiles, builtPages, fileAt, publicDirectory } from "../support/built-site";

const KILOBYTE = 1000;

/**
 * What a page may weigh, gzipped, in KB. Above that the build is not fit to be published. `script` is what a page that
 * is only read loads, `application` all that it loads once a reader uses it: 58 KB are React's and 20 KB Gatsby's.
 */
const budgets = { script: 3, application: 104, style: 13, html: 40, start: 1.5 };

const zipped = (file: string) => gzipSync(readFileSync(path.join(publicDirectory, file))).length / KILOBYTE;

/** What the start script of a page is told of the application: its scripts, and when they are needed. */
function startOf(html: string): { readonly scripts: readonly string[]; readonly ways: readonly string[] } {
  const [, data = ""] = /<script src="[^"]*\/start\.js"([^>]*)>/.exec(html) ?? [];
  const words = (name: string) => new RegExp(` data-${name}="([^"]*)"`).exec(data)?.[1]?.split(" ") ?? [];
  return { scripts: words("scripts").map(fileAt), ways: words("ways") };
}

/** The scripts that a page's HTML loads. */
const loadedScripts = (html: string) =>
  [...html.matchAll(/<script src="([^"]+)"(?![^>]*nomodule)/gi)].map(([, address = ""]) => fileAt(address));

/** The scripts of each page component, as the loader of the home page knows them: files of earlier builds lie around. */
const chunks: unknown = JSON.parse(
  startOf(readFileSync(path.join(publicDirectory, "index.html"), "utf8"))
    .scripts.filter((file) => file.startsWith("gatsby-globals."))
    .map((file) => readFileSync(path.join(publicDirectory, file), "utf8"))
    .map((script) => /___chunkMapping=(\{.*?\});/.exec(script)?.[1])
    .join(""),
);

/** All scripts of a page: those that its HTML names, and those that Gatsby loads for its component. */
function scriptsOf(html: string, pagePath: string): string[] {
  const dataFile = path.join(
    publicDirectory,
    "page-data",
    pagePath === "/" ? "index" : decodeURI(pagePath),
    "page-data.json",
  );
  const data: unknown = JSON.parse(readFileSync(dataFile, "utf8"));
  const component: unknown = Reflect.get(Object(data), "componentChunkName");
  const loaded: unknown = Reflect.get(Object(chunks), String(component));
  const ofComponent = Array.isArray(loaded) ? loaded.map((file) => String(file).replace(/^\//, "")) : [];
  return [...loadedScripts(html), ...startOf(html).scripts, ...ofComponent];
}

const weightOf = (scripts: readonly string[]) => [...new Set(scripts)].reduce((sum, file) => sum + zipped(file), 0);

const generated = builtPages().filter(({ html }) => html.includes('id="___gatsby"'));

test(`no page that is only read loads more than ${budgets.script} KB of scripts`, () => {
  const heavy = generated.filter(({ html }) => weightOf(loadedScripts(html)) > budgets.script);
  expect(heavy.map((page) => page.path)).toEqual([]);
});

test("most pages need no application before a reader uses them", () => {
  const atOnce = generated.filter(({ html }) => startOf(html).ways.includes("load")).map((page) => page.path);
  const expected = [routes.login, routes.search, routes.instructions, routes.list("courses"), "/404.html"];
  expect(atOnce.filter((page) => !expected.some((path) => page === path || page.startsWith(`${path}/`)))).toEqual([]);
});

test(`no page's application weighs more than ${budgets.application} KB`, () => {
  const heavy = generated
    .map(({ html, path: pagePath }) => ({ pagePath, weight: weightOf(scriptsOf(html, pagePath)) }))
    .filter(({ weight }) => weight > budgets.application);
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

test(`the script that loads the application weighs at most ${budgets.start} KB`, () => {
  expect(zipped(files.startScript)).toBeLessThanOrEqual(budgets.start);
});
