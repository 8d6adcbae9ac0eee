import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { routes } from "../../src/domain/routes";
import { SETTINGS_VARIABLE } from "../../src/model/build-constants";
import { builtFiles, builtPages, fileAt, publicDirectory } from "../support/built-site";
import { applicationOf, loadedScripts, startOf } from "../support/page-scripts";

const KILOBYTE = 1000;

/**
 * The most that a page may weigh, gzipped, in KB. Above that the build is not fit to be published. `script` is what a page that
 * is only read loads, `application` all that it loads once a reader uses it: 58 KB of that are React's. What the club itself
 * has written into its settings comes on top. `visit` is a first visit besides the page's text and pictures.
 */
const budgets = { script: 2.4, application: 100, style: 13.5, html: 12, start: 2, font: 7.6, visit: 45 };

const zippedSize = (content: string | Uint8Array) => gzipSync(content).length / KILOBYTE;
const zipped = (file: string) => zippedSize(readFileSync(path.join(publicDirectory, file)));
const ownWords = zippedSize(process.env[SETTINGS_VARIABLE] ?? "");

const zippedText = (text: string) => gzipSync(text).length / KILOBYTE;

const mainTextOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0].replace(/<[^>]*>/g, " ") ?? "";

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
    .map((page) => ({ path: page.path, weight: weightOf(applicationOf(page)) }))
    .filter(({ weight }) => weight > budgets.application + ownWords);
  expect(heavy).toEqual([]);
});

test(`all styles together weigh at most ${budgets.style} KB`, () => {
  const styles = builtFiles().filter(
    (file) => /^styles\..*\.css$/.test(file) && generated.some(({ html }) => html.includes(file)),
  );
  expect(styles).toHaveLength(1);
  expect(styles.map(zipped).reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(budgets.style);
});

test(`no page's HTML weighs more than ${budgets.html} KB besides the text that it is for`, () => {
  const heavy = generated
    .map(({ html, path }) => ({ path, weight: zippedText(html) - zippedText(mainTextOf(html)) }))
    .filter(({ weight }) => weight > budgets.html);
  expect(heavy).toEqual([]);
});

const isStartScript = /^start\.[\da-f]{20}\.js$/;

test(`the script that loads the application weighs at most ${budgets.start} KB`, () => {
  const scripts = new Set(
    generated.flatMap(({ html }) => loadedScripts(html)).filter((file) => isStartScript.test(file)),
  );
  expect([...scripts].map(zipped)).toEqual([expect.any(Number)]);
  expect(weightOf([...scripts])).toBeLessThanOrEqual(budgets.start);
});

const fontsOf = (html: string) =>
  [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, address = ""]) => fileAt(address));

test(`no page waits for more than ${budgets.font} KB of fonts, and each of these is a file`, () => {
  const heavy = generated.filter(({ html }) => {
    const fonts = fontsOf(html);
    return fonts.length === 0 || weightOf(fonts) > budgets.font;
  });
  expect(heavy.map((page) => page.path)).toEqual([]);
});

test(`a first visit loads at most ${budgets.visit} KB besides the text and the pictures of the page`, () => {
  const sheets = (html: string) =>
    [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address = ""]) => fileAt(address));
  const heavy = generated
    .map(({ html, path }) => ({
      path,
      weight:
        zippedText(html) -
        zippedText(mainTextOf(html)) +
        weightOf([...loadedScripts(html), ...sheets(html), ...fontsOf(html)]),
    }))
    .filter(({ weight }) => weight > budgets.visit);
  expect(heavy).toEqual([]);
});
