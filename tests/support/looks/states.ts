import type { Page } from "@playwright/test";
import { routes } from "../../../src/domain/routes";
import { t } from "../../../src/words/t";
import { courseContent, eventContent, postContent, sheetContent } from "../content/content";
import type { Device } from "./pictures";

/** A page after a reader has done something, or with content that most pages of its template don't have. */
export interface State {
  readonly path: string;
  /** The question that it answers; absent: that of its template. */
  readonly question?: string;
  /** The windows with this state; absent: phones and desktops. */
  readonly only?: Device;
  readonly isSignedIn?: boolean;
  /** True if the picture only shows the window, since something is over the page. */
  readonly isWindow?: boolean;
  /** The element in the middle of the window; absent: the page is at its top. */
  readonly middle?: string;
  readonly open?: (page: Page) => Promise<unknown>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).first().click();
const openFirst = (selector: string) => (page: Page) =>
  page.locator(selector).filter({ visible: true }).first().click();
const openSummary = (text: string) => (page: Page) => page.locator("summary", { hasText: text }).click();

const search = (words: string) => async (page: Page) => {
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").pressSequentially(words);
  await dialog.locator("[data-result], [role=status]:not(:empty)").first().waitFor();
  await dialog.getByText(t("Searching…")).waitFor({ state: "hidden" });
};

/** When all calls have failed, so that the page no longer changes. */
const withoutCodeforces = (page: Page) =>
  page.locator("[data-status]:not([data-status=loading])").waitFor({ state: "attached" });

const signIn = (name: string, password: string) => async (page: Page) => {
  await page.getByLabel(t("Username")).fill(name);
  await page.getByLabel(t("Password")).fill(password);
  await page.getByRole("button", { name: t("Login") }).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
};

const events = eventContent();
const event = (isSuch: (each: (typeof events)[number]) => boolean) =>
  routes.item("events", events.find(isSuch)?.id ?? "none");
const [course] = courseContent().filter(({ status }) => status === "Available");
const lesson = (isSuch: (each: NonNullable<NonNullable<typeof course>["modules"]>[number], index: number) => boolean) =>
  routes.courseModule(course?.id ?? "", course?.modules?.find(isSuch)?.id ?? "");
const lessonWith = (words: string) => {
  const [path = ""] = courseContent().flatMap(({ id, modules = [] }) =>
    modules.filter(({ text }) => text?.includes(words)).map((module) => routes.courseModule(id, module.id)),
  );
  return path;
};
const questionOf = (page: Page) => page.locator("form:has([type=radio])").first();
const withQuiz = course?.modules?.find(({ quiz = [] }) => quiz.length > 0);
const quiz = {
  ...{ path: routes.courseModule(course?.id ?? "", withQuiz?.id ?? ""), isSignedIn: true },
  ...{ isWindow: true, middle: "form:has([type=radio])" },
};

/** Answers the first question of the quiz with its right answer, or with the next option. */
const answer = (isRight: boolean) => async (page: Page) => {
  const [asked] = withQuiz?.quiz ?? [];
  const right = (asked?.answer ?? 1) - 1;
  const option = isRight ? right : (right + 1) % (asked?.options.length ?? 1);
  await questionOf(page).getByRole("radio").nth(option).check();
  await questionOf(page)
    .getByRole("button", { name: t("Check answer") })
    .click();
};

const postWith = (type: string) =>
  routes.sharedPost(postContent().find(({ media = [] }) => media.some((each) => each.type === type))?.id ?? 0);
const [firstPost] = postContent().filter(({ media = [] }) => media.length > 1);
const list = routes.list;

/** By what they show. */
export const states: Readonly<Record<string, State>> = {
  "home-skill": {
    path: routes.home,
    only: "phone",
    open: (page) => page.locator("main details summary").first().click(),
  },
  menu: { path: list("events"), only: "phone", isWindow: true, open: press(t("Menu")) },
  "quick-links": { path: list("events"), only: "desktop", isWindow: true, open: press(t("Quick Links")) },
  account: {
    ...{ path: list("events"), only: "desktop", isSignedIn: true, isWindow: true },
    open: openFirst("header [aria-expanded=false]:not([aria-controls=quick-links])"),
  },
  logo: { path: list("sponsors"), isWindow: true, open: openFirst("footer button[aria-label]") },
  "palette-empty": { path: list("sponsors"), isWindow: true, open: (page) => page.keyboard.press("Control+k") },
  palette: { path: list("sponsors"), isWindow: true, open: search("team") },
  "palette-nothing": { path: list("sponsors"), isWindow: true, open: search("qqzzxx") },
  "search-results": {
    path: `${routes.search}?q=contest`,
    open: (page) => page.locator("[data-result]").first().waitFor(),
  },
  "events-filters": { path: list("events"), only: "phone", isWindow: true, open: openSummary(t("Search and filter")) },
  "events-month": { path: `${list("events")}?view=month` },
  "events-found": { path: `${list("events")}?q=contest` },
  "events-nothing": { path: `${list("events")}?q=qqzzxx` },
  "events-subscribe": { path: list("events"), isWindow: true, open: openSummary(t("Subscribe")) },
  "events-follow": { path: list("events"), isWindow: true, open: openSummary(t("Other ways to follow")) },
  "event-open": { path: event(({ registrationOpen }) => registrationOpen === true) },
  "event-cancelled": { path: event(({ status }) => status === "cancelled") },
  "event-repeated": { path: event(({ repeats }) => repeats !== undefined) },
  "event-calendar": {
    ...{ path: event(({ registrationOpen }) => registrationOpen === true), isWindow: true },
    open: openSummary(t("Add to calendar")),
  },
  "notices-nothing": { path: `${list("notices")}?q=qqzzxx` },
  "blog-tag": { path: `${list("blog")}?tag=learning` },
  "post-alone": {
    path: routes.sharedPost(firstPost?.id ?? 0),
    // Its mark is gone after a second.
    open: (page) =>
      page.waitForFunction(() => {
        const marked = document.querySelector("main article")?.parentElement;
        return marked && getComputedStyle(marked).outlineColor === "rgba(0, 0, 0, 0)";
      }),
  },
  "viewer-picture": {
    path: routes.item("posts", firstPost?.id ?? 0),
    isWindow: true,
    open: openFirst("main [data-opens=viewer]"),
  },
  "viewer-video": { path: postWith("video"), isWindow: true, open: openFirst("main [data-opens=viewer]") },
  leaderboard: { path: routes.codeforces, open: withoutCodeforces },
  "leaderboard-own": { path: routes.codeforces, isSignedIn: true, open: withoutCodeforces },
  "members-found": { path: `${list("members")}?q=rahman` },
  "members-nothing": { path: `${list("members")}?q=qqzzxx` },
  "past-leaders": { path: `${list("team")}?view=past` },
  "question-open": { path: list("questions"), open: openFirst("main summary") },
  "resources-level": { path: `${list("resources")}?level=beginner` },
  "login-error": { path: routes.login, isWindow: true, open: signIn("nadia", "another") },
  courses: { path: list("courses"), isSignedIn: true },
  lesson: { path: lesson((_, index) => index === 2), isSignedIn: true },
  "lesson-list": {
    ...{ path: lesson((_, index) => index === 2), isSignedIn: true, only: "phone" },
    open: openFirst("main nav button[aria-expanded=false]"),
  },
  "lesson-last": { path: lesson((_, index) => index === (course?.modules?.length ?? 0) - 1), isSignedIn: true },
  "lesson-steps": {
    ...{ path: lessonWith(":::steps"), isSignedIn: true, isWindow: true, middle: "[data-steps]" },
    open: (page) => page.locator("[data-steps]").first().waitFor(),
  },
  "lesson-solution": {
    ...{ path: lessonWith(":::solution"), isSignedIn: true, isWindow: true, middle: "[data-fold][open]" },
    open: openFirst("[data-fold] summary"),
  },
  "lesson-tabs": {
    ...{ path: lessonWith(":::tabs"), isSignedIn: true, isWindow: true, middle: "[data-tabs]" },
    open: (page) => page.locator("[data-tabs]").first().waitFor(),
  },
  "sheet-own": {
    ...{ path: routes.item("sheets", sheetContent()[0]?.id ?? ""), isSignedIn: true },
    open: async (page) => {
      await page.getByRole("checkbox").first().check();
      await page.locator("li[id] button[aria-pressed]").nth(1).click();
      await page
        .getByRole("list", { name: t("Topics") })
        .getByRole("button")
        .first()
        .click();
      await page.locator("[data-hint] summary").first().click();
    },
  },
  "quiz-right": { ...quiz, open: answer(true) },
  "quiz-wrong": { ...quiz, open: answer(false) },
  "generated-code": {
    path: routes.instructions,
    isWindow: true,
    open: async (page) => {
      await page.getByRole("tabpanel").getByRole("textbox").first().pressSequentially("x");
      await press(t("Generate Code"))(page);
    },
  },
  "event-missing": { path: routes.item("events", "none") },
  "profile-missing": { path: "/profile/member/none" },
  "course-missing": { path: routes.courseModule("none", "none"), isSignedIn: true },
};
