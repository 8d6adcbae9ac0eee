import { expect, test, type SiteInBrowser } from "../../support/browser/fixtures";
import { buffer } from "node:stream/consumers";
import type { Locator, Page, Route } from "@playwright/test";
import { packMembers } from "../../../src/domain/directory/member-index";
import { auditPage } from "../../support/browser/axe-audit";
import type { PageOptions } from "../../support/browser/browser";
import { builtPages } from "../../support/built-site";
import { beginningOf, spoken } from "../../support/browser/spoken";
import { listText } from "../../../src/domain/text/list-text";
import { t } from "../../../src/words/t";

/** Two modules of a built course, whose addresses the lessons of the test take. */
const [first, second] = builtPages().filter(({ path: page }) => /^\/myclass\/[^/]+\/[^/]+$/.test(page));
const [, , courseId = "", firstId = ""] = (first?.path ?? "").split("/");
const secondId = second?.path.split("/")[3] ?? "";

const facts = { description: null, duration: null, videoUrl: null, completed: false };
const course = {
  ...{ id: courseId, title: "Evening Course", description: null, instructor: null, duration: null, level: null },
  ...{ enrolled: null, rating: null, image: null, isAvailable: true, prerequisites: [], learningOutcomes: [] },
  modules: [
    {
      ...{ ...facts, id: firstId, title: "Decisions", text: `${"<p>A long lesson.</p>".repeat(60)}<p>Its end.</p>` },
      quiz: [{ question: "2 + 2?", options: ["3", "4"], answer: 2, explanation: "Count on your fingers." }],
      practice: [
        { title: "Watermelon", url: "https://codeforces.com/problemset/problem/4/A" },
        { title: "Elsewhere", url: "https://judge.example.org/1" },
      ],
    },
    { ...facts, id: secondId, title: "Loops" },
  ],
};
const person = { session: "", shift: "", picture: "", competes: true };
const members = packMembers([{ ...person, id: 1, name: "Nadia", roll: "1001", handle: "nadia" }]);

type Answer = (route: Route) => Promise<void>;

const failing: Answer = (route) => route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Error</h1>" });
const lying: Answer = (route) => route.fulfill({ json: { status: "OK", result: [{ id: "seven" }, null] } });
const limited: Answer = (route) =>
  route.fulfill({ status: 503, json: { status: "FAILED", comment: "Call limit exceeded" } });
const right: Answer = (route) =>
  route.fulfill({
    json: {
      status: "OK",
      result: [{ id: 7, verdict: "OK", problem: { contestId: 4, index: "A", name: "Watermelon" } }],
    },
  });

/** A device of the member, on which the API gives these answers, one after the other. */
async function openDevice(site: SiteInBrowser, options: PageOptions, answers: Answer[]) {
  const { page, errors } = await site.open(options);
  const calls: string[] = [];
  await page.route("**/data/courses.*.json", (route) => route.fulfill({ json: [course] }));
  await page.route("**/data/members.*.json", (route) => route.fulfill({ json: members }));
  await page.route("https://codeforces.com/**", async (route) => {
    calls.push(new URL(route.request().url()).pathname);
    await (answers.shift() ?? failing)(route);
  });
  return { page, errors, calls };
}

/** How someone uses the page. */
interface Way {
  readonly options: PageOptions;
  readonly press: (target: Locator) => Promise<void>;
  readonly choose: (target: Locator) => Promise<void>;
}

const keyboard: Way = {
  options: {},
  press: async (target) => {
    await target.focus();
    await target.page().keyboard.press("Enter");
  },
  choose: async (target) => {
    await target.focus();
    await target.page().keyboard.press("Space");
  },
};
const touch: Way = {
  options: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
  press: (target) => target.tap(),
  choose: (target) => target.tap(),
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

async function signIn(page: Page, { press }: Way): Promise<void> {
  await page.goto("/myclass");
  await page.getByLabel(t("Username")).fill("1001");
  await page.getByLabel(t("Password")).fill("1001");
  await press(button(page, t("Login")));
  await heading(page, t("Welcome to MyClass")).waitFor();
}

const leftInModule = t("Left in this module: {parts}.", {
  parts: listText([
    t("{texts, plural, one {# text} other {# texts}}", { texts: 1 }),
    t("{questions, plural, one {# question} other {# questions}}", { questions: 1 }),
    t("{problems, plural, one {# problem} other {# problems}}", { problems: 2 }),
  ]),
});
const [, askAgain = ""] = t("Codeforces was asked on {moment}. Ask again ten minutes later.", { moment: "|" }).split(
  "|",
);
const [learned = ""] = t(
  "You learned on {days, plural, one {# day} other {# days}} in the last {weeks, plural, one {# week} other {# weeks}}, most recently on {date}.",
  { days: 1, weeks: 16, date: "|" },
).split(/,? ?[^,|]*\|/);

for (const [name, way] of [
  ["by keyboard", keyboard],
  ["by touch at 360 px", touch],
] as const)
  test(`a member's evening ${name}: continue, read, answer, practise, and go on on another device @main`, async ({
    site,
  }) => {
    const { options, press, choose } = way;
    let release: () => void = () => undefined;
    let reach: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const reached = new Promise<void>((resolve) => (reach = resolve));
    const slow: Answer = async (route) => {
      reach();
      await held;
      await right(route);
    };
    const { page, errors, calls } = await openDevice(site, options, [failing, lying, limited, slow]);
    await signIn(page, way);
    await press(page.getByRole("link", { name: beginningOf(t("Start Learning<hidden> <name/></hidden>")) }));
    await heading(page, "Decisions").waitFor();
    await press(page.getByRole("link", { name: t("Back to Courses") }));
    await press(page.getByRole("link", { name: beginningOf(t("Continue: {module}", { module: "Decisions" })) }));
    await page.getByText(leftInModule).waitFor();

    // The text counts as read when its end comes into view.
    await button(page, t("Mark as read")).waitFor();
    await page.getByText("Its end.").scrollIntoViewIfNeeded();
    await button(page, t("Mark as read"))
      .or(button(page, t("Read||marked as read")))
      .scrollIntoViewIfNeeded();
    await button(page, t("Read||marked as read")).waitFor();

    await choose(page.getByRole("radio", { name: "3" }));
    await press(button(page, t("Check answer")));
    await page.getByText(t("Wrong. Try again.")).waitFor();
    await choose(page.getByRole("radio", { name: "4" }));
    await press(button(page, t("Check answer")));
    await page.getByText(t("Right.")).waitFor();

    expect(calls).toEqual([]);
    const ask = button(page, t("Check on Codeforces"));
    await press(ask);
    await page.getByText(`${t("Codeforces does not answer.")} ${t("You can tick problems off by hand.")}`).waitFor();
    await choose(page.getByRole("checkbox", { name: spoken(t("<hidden>Solved: <name/></hidden>"), "Elsewhere") }));
    await press(ask);
    await page.getByText(t("Codeforces sent no submissions.")).waitFor();
    await press(ask);
    await page.getByText(t("Codeforces asks us to wait. The answer will come in a moment.")).waitFor();
    await reached;
    release();
    await page.getByText(t("Solved on Codeforces")).waitFor();
    expect(
      await page
        .getByRole("checkbox", { name: spoken(t("<hidden>Solved: <name/></hidden>"), "Watermelon") })
        .isChecked(),
    ).toBe(true);
    await press(ask);
    await page.getByText(askAgain).waitFor();
    expect(calls).toEqual(Array(4).fill("/api/user.status"));
    await page.getByText(t("You have done everything in this module.")).waitFor();
    expect(await auditPage(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await press(button(page, t("Next Module: <title/>").replace("<title/>", "Loops")));
    await heading(page, "Loops").waitFor();
    await press(page.getByRole("link", { name: t("Back to Courses") }));
    await page.getByText(learned, { exact: false }).waitFor();
    const [download] = await Promise.all([page.waitForEvent("download"), press(button(page, t("Export progress")))]);
    const exported = await buffer(await download.createReadStream());
    expect(errors.splice(0).filter((error) => !/codeforces\.com|Failed to load resource/.test(error))).toEqual([]);

    const other = await openDevice(site, options, []);
    await signIn(other.page, way);
    const [chooser] = await Promise.all([
      other.page.waitForEvent("filechooser"),
      press(button(other.page, t("Import progress"))),
    ]);
    await chooser.setFiles({ name: "myclass-progress.json", mimeType: "application/json", buffer: exported });
    await other.page
      .getByText(
        t(
          "Imported: {added, plural, one {# more module is marked as completed.} other {# more modules are marked as completed.}}",
          { added: 2 },
        ),
      )
      .waitFor();
    await other.page.getByRole("link", { name: beginningOf(t("Continue: {module}", { module: "Loops" })) }).waitFor();
    await other.page.goto(`/myclass/${courseId}/${firstId}`);
    await other.page.getByText(t("You have done everything in this module.")).waitFor();
    expect(
      await other.page
        .getByRole("checkbox", { name: spoken(t("<hidden>Solved: <name/></hidden>"), "Watermelon") })
        .isChecked(),
    ).toBe(true);
    expect(other.calls).toEqual([]);
  });

const watermelon = "https://codeforces.com/problemset/problem/4/A";
const sheetPath = builtPages().find(({ path, html }) => path.startsWith("/sheets/") && html.includes(watermelon))?.path;

for (const [name, way] of [
  ["by keyboard", keyboard],
  ["by touch at 360 px", touch],
] as const)
  test(`a learner's evening ${name}: a sheet, a hint, the judge, the lesson, another device @main`, async ({
    site,
  }) => {
    test.skip(sheetPath === undefined, "The club has no such sheet");
    const { options, press, choose } = way;
    const { page, errors, calls } = await openDevice(site, options, [right]);
    const tick = ({ page: at }: { readonly page: Page }) => {
      const row = at.getByRole("listitem").filter({ has: at.locator(`a[href="${watermelon}"]`) });
      return { row, box: row.getByRole("checkbox") };
    };
    await page.goto(sheetPath ?? "");
    const others = page.getByRole("main").getByRole("checkbox");
    await choose(others.last());
    await expect(others.last()).toBeChecked();

    await signIn(page, way);
    await press(button(page, t("Yes, add to my marks")));
    await page.goto(sheetPath ?? "");
    const { row, box } = tick({ page });
    await press(row.locator("summary").first());
    await row.locator("details[open]").waitFor();
    expect(calls).toEqual([]);
    await press(button(page, t("Check on Codeforces")));
    await row.getByText(t("Solved on Codeforces")).waitFor();
    await expect(box).toBeChecked();
    await expect(others.last()).toBeChecked();
    expect(await auditPage(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await page.goto(`/myclass/${courseId}/${firstId}`);
    await expect(tick({ page }).box).toBeChecked();
    await press(page.getByRole("link", { name: t("Back to Courses") }));
    const [download] = await Promise.all([page.waitForEvent("download"), press(button(page, t("Export progress")))]);
    const exported = await buffer(await download.createReadStream());
    expect(errors).toEqual([]);

    const other = await openDevice(site, options, []);
    await signIn(other.page, way);
    const [chooser] = await Promise.all([
      other.page.waitForEvent("filechooser"),
      press(button(other.page, t("Import progress"))),
    ]);
    await chooser.setFiles({ name: "myclass-progress.json", mimeType: "application/json", buffer: exported });
    await other.page
      .getByText(t("{count, plural, one {# solved problem} other {# solved problems}}", { count: 2 }))
      .waitFor();
    await other.page.goto(`${sheetPath ?? ""}?state=solved`);
    await expect(tick(other).box).toBeChecked();
    await expect(other.page.getByRole("main").getByRole("checkbox")).toHaveCount(2);
    expect(other.calls).toEqual([]);
  });
