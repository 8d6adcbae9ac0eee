import { readFileSync } from "node:fs";
import path from "node:path";
import { transform, type Loader } from "esbuild";
import { floorForEsbuild } from "../../src/outputs/browser-floor";
import { newerMethodNames } from "../support/floor/newer-features";
import { newerStyles } from "../support/floor/newer-styles";
import { newestFiles, publicDirectory, readablePages } from "../support/built-site";

const filesWith = (ending: string) =>
  newestFiles().filter((file) => file.endsWith(ending) && !file.startsWith("~partytown/"));
const read = (file: string) => readFileSync(path.join(publicDirectory, file), "utf8");

/** Features that scripts use only where the browser has them, by the words around them. */
const accepted: readonly RegExp[] = [
  // What React says.
  /form\.requestSubmit\(\) instead/g,
  // Decap: in browsers that do not read look-behind it catches the error.
  /try\{[\w$]+=new RegExp\(`\(\^\|\(\?<!\s\)\)\s\+\(\?!\s\|\$\)`/g,
  /try\{[\w$]+=new RegExp\("\(\?<!\[ \t\]\)\[ \t\]\+\$"\),[\w$]+=new RegExp\("[^"]*"/g,
];

/** True if the oldest browsers understand a text as it is: otherwise esbuild would write it in another way for them. */
async function isUnderstood(code: string, loader: Loader): Promise<boolean> {
  const { target, supported } = floorForEsbuild();
  const written = async (browsers: string[]) =>
    (await transform(code, { target: browsers, supported, loader, minifyWhitespace: true, logLevel: "silent" })).code;
  return (await written(target)) === (await written(["esnext"]));
}

/** The scripts in the HTML of pages, whatever their number. */
function inlineScripts(): ReadonlySet<string> {
  const inHtml = /<script(?![^>]*\s(?:src=|type="(?!module")))[^>]*>(.+?)<\/script>/gs;
  const scripts = readablePages().flatMap(({ html }) => [...html.matchAll(inHtml)].map(([, script = ""]) => script));
  return new Set(scripts);
}

test("the oldest browsers that run the site's scripts understand each of them", async () => {
  const wrong: string[] = [];
  for (const file of filesWith(".js")) if (!(await isUnderstood(read(file), "js"))) wrong.push(file);
  for (const script of inlineScripts()) if (!(await isUnderstood(script, "js"))) wrong.push(script);
  expect(wrong).toEqual([]);
});

test("a script with newer syntax or a newer regular expression would be noticed", async () => {
  const examples = [
    "class A { static { a() } }",
    "/(?<=a)b/",
    "/[a--b]/v",
    "using a = b();",
    "import a from 'a' with { type: 'json' }",
  ];
  for (const example of examples) expect(await isUnderstood(example, "js").catch(() => false)).toBe(false);
  expect(await isUnderstood("class A { #b = a?.b ?? /(?<c>\\p{L})/u }", "js")).toBe(true);
});

/** Features that the oldest browsers lack: look-behind, methods, and those that packages are known for. */
const lookBehind = /\(\?<[=!]/g;
const methods = new RegExp(`\\.(?:${newerMethodNames().join("|")}|adoptedStyleSheets|requestSubmit)\\b`, "g");

/** Where a script has that, with what is around it. */
function placesOf(newer: RegExp, code: string): string[] {
  const rest = accepted.reduce((text, pattern) => text.replaceAll(pattern, ""), code);
  return [...rest.matchAll(newer)].map(({ index }) => rest.slice(Math.max(0, index - 40), index + 40));
}

const foundIn = (files: readonly string[], newer: RegExp) =>
  files.flatMap((file) => placesOf(newer, read(file)).map((place) => `${file}: ${place}`));

test("no script has a regular expression that the oldest browsers do not read, not even in a text", () => {
  expect(placesOf(lookBehind, "new RegExp('(?<=a)b')")).toHaveLength(1);
  expect(foundIn(filesWith(".js"), lookBehind)).toEqual([]);
});

test("no script of the pages calls what the oldest browsers do not have, nor do the packages in it", () => {
  expect(placesOf(methods, "list.toSorted()")).toHaveLength(1);
  // The packages of the editor have methods of their own with such names.
  const scripts = filesWith(".js").filter((file) => !file.startsWith("admin/"));
  expect(foundIn(scripts, methods)).toEqual([]);
});

/** The loss of a reader whose browser does not know a part of the styles. */
const missed: Readonly<Record<string, string>> = {
  "::details-content": "answers that are closed are not printed",
  ":has()":
    "the page behind a dialog scrolls, a footer is there before the list above it, posters print with their page, some browsers show no tooltips",
  ":modal": "the page behind a dialog scrolls",
  "@container": "rows of tables and leaderboards stay cards",
  "@page": "the printer's own margins",
  "@property": "all lines of the terminal are there at once, and so are tooltips",
  "@view-transition": "pages do not fade into each other",
  "align-content: start": "rows share what room is left",
  "break-after: avoid": "a sheet may end with a heading",
  "container-type": "the same as with @container",
  "content-visibility": "contents and answers open when they are pressed",
  cqi: "an opened row of standings scrolls with the table",
  "cursor: not-allowed": "a phone has no pointer",
  "cursor: pointer": "a phone has no pointer",
  "cursor: progress": "a phone has no pointer",
  "font-family: ui-monospace": "the next font of the list",
  "font-family: ui-sans-serif": "the next font of the list",
  "forced-color-adjust": "chosen colours of the reader's own",
  "overscroll-behavior": "the page behind the end of a list scrolls",
  resize: "a phone has no corner to drag",
  "scrollbar-gutter": "the page moves by the scrollbar when a dialog opens",
  "text-wrap": "lines of headings differ in length",
};

test("styles do without what the oldest browsers do not have, or readers only miss a little", () => {
  const found = filesWith(".css")
    .filter((file) => !file.startsWith("admin/"))
    .flatMap((file) => newerStyles(read(file)));
  expect([...new Set(found)].sort()).toEqual(Object.keys(missed).sort());
});

test.each([
  ["a{height:100dvh}", ["dvh"]],
  ["a{height:100vh;height:100dvh}", []],
  ["a{translate:0 1px}", ["translate"]],
  ["a{overflow:clip}", ["overflow: clip"]],
  ["a{color:color-mix(in srgb,red,blue)}", ["color-mix()"]],
  ["a,b:has(c){color:red}", [", :has()"]],
  ["b:has(c){color:red}", [":has()"]],
  [":is(a,b:has(c)){color:red}", []],
  ["a{& b{color:red}}", ["&"]],
  ["@media (width >= 40rem){a{color:red}}", ["@media with <"]],
  ["@container (min-width:1px){a{color:red}}", ["@container"]],
  ["@supports (translate:0){a{translate:0 1px}}", []],
  ["a{mask:none;-webkit-mask:none}", []],
  ["a::before{content:'translate: 100dvh; } a:has(b) {'}", []],
])("what is newer in styles is seen: %s", (css, newer) => {
  expect(newerStyles(css)).toEqual(newer);
});
