import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { SESSION_KEY } from "../../../src/domain/session/session";
import { classNames } from "../../../src/gatsby/webpack/styles";
import { newestFiles, publicDirectory, readablePages } from "../../support/built-site";
import { expect, test } from "../../support/browser/fixtures";
import { states } from "../../support/looks/states";

const sheets = newestFiles()
  .filter((file) => file.endsWith(".css") && !file.startsWith("admin"))
  .map((file) => readFileSync(path.join(publicDirectory, file), "utf8"));

/** Selectors that find nothing on any page of the sample, in any of its states, and why they are there. */
const unseen: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/sonner|\.Toaster/, "A toast goes by itself, and sonner has more kinds of them than the site."],
  [/\[dir=|:lang\(|\[lang=/, "Pages in Bangla and Arabic."],
  [
    /data-(theme|deep-link|smooth-scroll|editor)|\.AddressDependent/,
    "The start script marks what a reader has chosen, and where they come from.",
  ],
  [/aria-busy|\.SearchLauncher:not|\.SearchPalette(?!:)|\.Layout/, "What is on its way, and what has just come."],
  [/^\.(Prose|Quiz) .*(data-task|video|data-align|hljs|pre)|^samp$/, "No text of the sample has it."],
  [/\.RankCard|\.Leaderboard/, "Ratings that the sample lacks, and what Codeforces answers."],
  [
    /\.standings|\.NoticeTable|\.MonthView/,
    "Medals, a reader's own row, what is new to a reader, and what is cancelled.",
  ],
  [
    /\.(ActivityCard|ActivityPage|Card|EventDetails|SponsorList|SponsorLogo|questions|Portfolio|UntranslatedNote|home)\b/,
    "A club without pictures, with one group of questions, or with own pictures.",
  ],
  [/\.(ActivityList|AllMembers|GalleryPage)/, "Lists that are longer than those of the sample."],
  [/\.(ErrorScreen|Login|FailedPart)/, "What has failed."],
  [/\.(CourseView|ModuleList|Practice|progress)/, "A course with videos, and one under way."],
  [/\.(Terminal|Viewer)/, "A terminal that is stopped, or has another number of lines, and a picture that is zoomed."],
  [/\[data-fold\]|\.NoticeList/, "A fold that begins with code or ends with it, and a club with few notices."],
  [/\.member-marks/, "Marks of a guest that a member is asked about."],
  [/\.(membership|Instructions)/, "A registration that is open, and what is written on /instructions."],
];

/** The names of the files of styles, by how short names begin. */
const fileNames = new Map(
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".module.css"))
    .map((file) => {
      const place = `src/${file.split(path.sep).join("/")}`;
      return [classNames()(place, "").slice(0, -1), path.basename(file, ".module.css")] as const;
    }),
);

/** A selector with the file of each class in place of its short name. */
const readable = (selector: string) =>
  selector.replaceAll(/\.(\w{2})\w(?![\w-])/g, (name, start: string) => `.${fileNames.get(start) ?? name}`);

/** As the browser has read them. */
function readSelectors(page: Page): Promise<string[]> {
  return page.evaluate((texts) => {
    const read = (rule: CSSRule): string[] => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...(rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? [...rule.cssRules].flatMap(read) : []),
    ];
    return texts.flatMap((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return [...sheet.cssRules].flatMap(read);
    });
  }, sheets);
}

/** The selectors of a list, such as `a, b:is(c, d)`. */
function inList(selectors: string): string[] {
  let depth = 0;
  const parts = [""];
  for (const letter of selectors) {
    if (letter === "(" || letter === "[") depth += 1;
    if (letter === ")" || letter === "]") depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop() ?? ""}${letter}`);
  }
  return parts.map((part) => part.trim());
}

const passing = "hover|active|focus-visible|focus-within|focus|target|modal";

/** The same without what a pointer or the focus does, and without the parts of elements that style sheets draw. */
function atRest(selector: string): string {
  return selector
    .replaceAll(/(^|[\s>+~(,])::[\w-]+/g, "$1*")
    .replaceAll(/::[\w-]+/g, "")
    .replaceAll(new RegExp(`:not\\(:(?:${passing})\\)`, "g"), "")
    .replaceAll(new RegExp(`:(?:${passing})(?![\\w-])`, "g"), ":is(*)");
}

type Sought = readonly (readonly [selector: string, atRest: string])[];

/** The selectors that find nothing in a document: the current one, or that of some HTML, with and without scripts. */
function notIn(page: Page, sought: Sought, html?: string): Promise<Sought> {
  return page.evaluate(
    ([sought, html]) => {
      const shown = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
      const hasScript = shown.documentElement.hasAttribute("data-script");
      const left = sought.filter(([, selector]) => !shown.querySelector(selector));
      if (html === undefined) return left;
      shown.documentElement.toggleAttribute("data-script", !hasScript);
      return left.filter(([, selector]) => !shown.querySelector(selector));
    },
    [sought, html] as const,
  );
}

test("every selector of the styles finds something on a page or in a state, or has a reason", async ({ site }) => {
  test.skip(process.env.LOOKS_OF === "poor", "The sample has most of what there is to style.");
  const { page } = await site.open({ bypassCSP: true, mayFail: true, reducedMotion: "reduce" });
  await page.goto("/");
  const selectors = await readSelectors(page);
  expect(selectors.length).toBeGreaterThan(0);
  let sought: Sought = [...new Set(selectors.flatMap(inList))].map((selector) => [selector, atRest(selector)]);
  for (const { html } of readablePages()) sought = await notIn(page, sought, html);
  for (const { path: address, only, isSignedIn = false, open } of Object.values(states)) {
    await page.setViewportSize(only === "phone" ? { width: 360, height: 740 } : { width: 1280, height: 800 });
    await page.evaluate(
      ([key, value]) => (value === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, value)),
      [SESSION_KEY, isSignedIn ? '{"id":1,"name":"A visitor"}' : undefined] as const,
    );
    await page.goto(address);
    await open?.(page);
    await page.waitForLoadState("networkidle");
    sought = await notIn(page, sought);
  }
  const left = sought.map(([selector]) => readable(selector));
  expect(left.filter((selector) => !unseen.some(([pattern]) => pattern.test(selector)))).toEqual([]);
  expect(unseen.filter(([pattern]) => !left.some((selector) => pattern.test(selector)))).toEqual([]);
});
