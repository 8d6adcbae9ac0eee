import { expect, type TestType } from "@playwright/test";
import { test as base } from "./fixtures";
import { describeJourneys, untilSo } from "./journeys";
import { servedPath } from "../../../src/domain/addresses/served-path";
import { builtPages } from "../built-site";
import { isInteractiveExpression } from "./interactive-page";
import type { Reader } from "./reader";

/** A browser with one tab. */
export interface OpenBrowser {
  readonly reader: Reader;
  /** As the browser reports it, such as `102.0.5002.0`. */
  readonly version: string;
  close(): Promise<void>;
}

/**
 * Tests that the site works in a browser.
 *
 * @param start starts it for a site; without it the tests are skipped
 */
export function describeBrowser(name: string, start: ((origin: string) => Promise<OpenBrowser>) | undefined): void {
  const test = base.extend<{ reader: Reader }, { opened: OpenBrowser }>({
    opened: [
      async ({ server }, use) => {
        if (!start) throw new Error(`${name} is not installed`);
        const browser = await start(server.origin);
        process.stdout.write(`${name} ${browser.version}\n`);
        await use(browser);
        await browser.close();
      },
      { scope: "worker", timeout: 120_000 },
    ],
    reader: ({ opened }, use) => use(opened.reader),
  });
  test.describe(name, () => {
    // One tab, so one test at a time.
    test.describe.configure({ mode: "default" });
    test.skip(start === undefined, `${name} is not installed`);
    describeJourneys(test);
    describeUses(test);
  });
}

/** A page of each type, by its path. */
const pages = [
  ...["/", "/events", "/workshop", "/notice", "/post", "/team", "/member", "/sub-community", "/advisor", "/blog"],
  ...["/search", "/login", "/registration", "/join-us", "/instructions", "/member-data", "/no-such-page"],
  ...["/events/", "/workshops/", "/notice/", "/post/", "/profile/member/", "/profile/team/", "/blog/"].flatMap(
    (list) => builtPages().find(({ path }) => path.startsWith(list) && path !== list)?.path ?? [],
  ),
];

const hasFailed = `document.querySelector("[data-failed]") !== null || /Unexpected Application Error/.test(document.body.textContent)`;

/** The first element of a selector that has a text or a label. */
const named = (selector: string, name: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) =>
    [element.ariaLabel, element.getAttribute("aria-label"), element.textContent.trim()].includes(${JSON.stringify(name)}))`;

/** Tests that the application works in a browser: on pages of each type, and in the most used features. */
function describeUses<Fixtures extends { reader: Reader }, OfWorker extends object>(
  test: TestType<Fixtures, OfWorker>,
): void {
  const openWithApplication = async (reader: Reader, address: string) => {
    await reader.open(servedPath(address));
    await untilSo(reader)(`${hasFailed} || ${isInteractiveExpression}`);
    expect(await reader.ask(hasFailed)).toBe(false);
  };

  for (const path of pages)
    test(`the application takes ${path} over`, ({ reader }) => openWithApplication(reader, path));

  test("a reader finds a notice by a word of its title", async ({ reader }) => {
    await openWithApplication(reader, "/notice");
    const title = String(await reader.ask(`document.querySelector("main a[href*='/notice/']").textContent.trim()`));
    const [word = ""] = title.match(/[a-z]{4,}/i) ?? [];
    await reader.press(`document.querySelector("main input[type=search]")`);
    await reader.type(...word.split(""));
    await untilSo(reader)(`location.search.includes(${JSON.stringify(`q=${word}`)})`);
    expect(await reader.ask(`document.querySelector("main").textContent.includes(${JSON.stringify(title)})`)).toBe(
      true,
    );
  });

  test("a reader finds a page with the palette, and closes it with Escape", async ({ reader }) => {
    await openWithApplication(reader, "/team");
    await reader.type("Control+k");
    await untilSo(reader)(`document.querySelector("dialog[open] input") === document.activeElement`);
    await reader.type(..."events".split(""));
    await untilSo(reader)(`document.querySelector("dialog[open] a[href$='/events']")`);
    await reader.type("Escape");
    await untilSo(reader)(`!document.querySelector("dialog[open]")`);
  });

  test("a reader opens a picture and closes it with Escape", async ({ reader }) => {
    const post = pages.find((path) => path.startsWith("/post/")) ?? "/post";
    await openWithApplication(reader, post);
    const picture = `document.querySelector("main a[data-start=intent] img")`;
    await reader.ask(`${picture}.scrollIntoView({ block: "center", behavior: "instant" }) ?? 0`);
    await reader.press(picture);
    await untilSo(reader)(`document.querySelector("dialog[open] img")`);
    await reader.type("Escape");
    await untilSo(reader)(`!document.querySelector("dialog[open]")`);
  });

  test("a reader is told at the lower edge of the window what has happened", async ({ reader }) => {
    await openWithApplication(reader, "/post");
    const share = named("main button", "Share");
    const first = `document.querySelector("main article button")`;
    const button = `(${share} ?? ${first})`;
    await reader.ask(`${button}.scrollIntoView({ block: "center", behavior: "instant" }) ?? 0`);
    await reader.press(button);
    const toast = `document.querySelector("[data-sonner-toast]")`;
    await untilSo(reader)(`${toast} && getComputedStyle(${toast}).position === "absolute"`);
  });

  test("a reader switches the theme", async ({ reader }) => {
    await openWithApplication(reader, "/events");
    const button = `(${named("header button", "Dark theme")} ?? ${named("header button", "Light theme")})`;
    const before = await reader.ask(`document.documentElement.dataset.theme ?? ""`);
    await reader.press(button);
    await untilSo(reader)(`(document.documentElement.dataset.theme ?? "") !== ${JSON.stringify(before)}`);
  });
}
