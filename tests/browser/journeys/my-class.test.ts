import { expect, test, type SiteInBrowser } from "../../support/browser/fixtures";
import { sitePath } from "../../../src/domain/addresses/served-path";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { builtFiles, builtPages, isNoindex, publicDirectory } from "../../support/built-site";
import { beginningOf } from "../../support/browser/spoken";
import { t } from "../../../src/words/t";

const course = {
  id: "staged",
  title: "Staged Course",
  description: "What the test teaches.",
  instructor: "Somebody",
  duration: "3 weeks",
  level: "Beginner",
  enrolled: 1200,
  rating: 4.5,
  image: null,
  isAvailable: true,
  prerequisites: ["Patience"],
  learningOutcomes: ["A result"],
  modules: ["file", "frame", "plain", "none"].map((id, index) => ({
    id,
    title: `Module of ${id}`,
    description: "About it.",
    duration: `${index + 1} h`,
    completed: false,
    videoUrl:
      {
        file: "https://videos.example.org/staged.mp4",
        frame: "https://videos.example.org/staged",
        plain: "http://videos.example.org/staged",
      }[id] ?? null,
  })),
};
const closed = { ...course, id: "closed", title: "Closed Course", isAvailable: false };

/** A page of a built course, to be shown with the staged ones. */
const [built, following] = builtPages().filter(({ path: page }) => /^\/myclass\/[^/]+\/[^/]+$/.test(page));
const [, , builtCourse = "", builtModule = ""] = (built?.path ?? "").split("/");
const nextModule = following?.path.split("/")[3] ?? "";

/** Signs in, and gives MyClass other courses at the built addresses. */
async function enter(
  site: SiteInBrowser,
  at: string,
  courses: readonly unknown[] = [course, closed],
  viewport = { width: 1280, height: 900 },
) {
  // The policy of the built site allows only the videos of its own courses.
  const watched = await site.open({ bypassCSP: true, viewport });
  const { page } = watched;
  await page.addInitScript(() => {
    // Not in the frames of videos, which have no storage.
    if (window === window.top) localStorage.setItem("currentMember", '{"name":"Nadia"}');
  });
  await page.route("**/data/courses.*.json", (route) => route.fulfill({ json: courses }));
  await page.route("https://videos.example.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<h1>The video's own page</h1>" }),
  );
  await page.goto(at);
  return watched;
}

/** The staged course under the id of a built one, so that the addresses of a module and the next one exist. */
function underBuiltAddress(place: number) {
  const ids = new Map([
    [place, builtModule],
    [place + 1, nextModule],
  ]);
  const modules = course.modules.map((module, index) => ({ ...module, id: ids.get(index) ?? module.id }));
  return [{ ...course, id: builtCourse, modules }];
}

/** How far a member is in the course of the test, such as '1 of 4 completed'. */
const completed = (done: number) => t("{done, number} of {total, number} completed", { done, total: 4 });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a module has an address that can be reloaded; the course continues to its end, and remembers it @main", async ({
  site,
}) => {
  const { page } = await enter(site, built?.path ?? "", underBuiltAddress(0));
  await page.getByRole("heading", { level: 1, name: "Module of file" }).waitFor();
  await page
    .getByText(t("Module {number, number} of {total, number}", { number: 1, total: 4 }))
    .filter({ visible: true })
    .waitFor();
  await page.reload();
  await page.getByRole("heading", { level: 1, name: "Module of file" }).waitFor();
  const panel = page.getByRole("navigation", { name: t("Course Modules") });
  await panel.getByText(`${t("{count, plural, one {# module} other {# modules}}", { count: 4 })} · 3 weeks`).waitFor();
  expect(await panel.getByText(t("Video"), { exact: true }).count()).toBe(3);
  expect((await panel.getByRole("list").boundingBox())?.height).toBe(600);
  expect(await page.title()).toContain("Module of file");
  await button(page, t("Next Module: <title/>").replace("<title/>", "Module of frame")).click();
  await page.getByRole("heading", { level: 1, name: "Module of frame" }).waitFor();
  expect(sitePath(new URL(page.url()).pathname)).toBe(following?.path);
  await page.getByText(completed(1)).waitFor();
  expect(await page.evaluate(() => localStorage.getItem("myclass.progress.1:demo:Nadia"))).toBe(
    JSON.stringify({ [builtCourse]: { completed: [builtModule], last: nextModule } }),
  );
  await page.goBack();
  await page.getByRole("heading", { level: 1, name: "Module of file" }).waitFor();
});

test("a phone says in one line where the reader is, and the lesson begins below it; the line opens the list @main", async ({
  site,
}) => {
  const [staged] = underBuiltAddress(0);
  const line = "x".repeat(60);
  const text = `<p>It begins.</p><pre role="group" tabindex="0" aria-label="Code 1" data-columns="60"><code>${line}</code></pre>`;
  const quiz = [{ question: "Why?", options: ["So", "Or so"], answer: 1 }];
  const modules = staged?.modules.map((module, index) =>
    index === 0 ? { ...module, videoUrl: null, text, quiz } : module,
  );
  const { page } = await enter(site, built?.path ?? "", [{ ...staged, modules }], { width: 360, height: 740 });
  const top = async (text: string) => (await page.getByText(text, { exact: true }).last().boundingBox())?.y;
  await page.getByText("It begins.").waitFor();
  expect(await top("Module of file")).toBeLessThanOrEqual(200);
  expect(await top("It begins.")).toBeLessThanOrEqual(300);
  const code = page.getByRole("group", { name: "Code 1" });
  expect(await code.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  for (const row of await page.locator("label").all()) {
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    expect([width > 300, height >= 48]).toEqual([true, true]);
  }
  const answer = page.getByRole("radio").first();
  expect(await answer.evaluate((radio) => getComputedStyle(radio).accentColor)).not.toBe("auto");
  const list = page.getByRole("navigation", { name: t("Course Modules") }).getByRole("list");
  expect(await list.isVisible()).toBe(false);
  await page.getByRole("button", { name: /1.*4 · Module of file/ }).click();
  await list.getByRole("link", { name: /Module of frame/ }).click();
  await page.getByRole("heading", { level: 1, name: "Module of frame" }).waitFor();
  expect(await list.isVisible()).toBe(false);
});

for (const [first, tag, sandbox] of [
  [0, "video", ""],
  [1, "iframe", "allow-scripts allow-presentation"],
] as const)
  test(`a video (${first}) asks for nothing before it is played, and then shows a ${tag}`, async ({ site }) => {
    const { page, errors } = await enter(site, built?.path ?? "", underBuiltAddress(first));
    const play = page.getByRole("button", { name: beginningOf(t("Play video<hidden> <name/></hidden>")) });
    await play.waitFor();
    await play.click();
    const frame = page.locator(`main ${tag}`);
    expect(await frame.getAttribute("src")).toContain("https://videos.example.org/staged");
    if (tag !== "iframe") {
      // The response is not a video.
      errors.splice(0);
      return;
    }
    expect(await frame.getAttribute("sandbox")).toBe(sandbox);
    expect(await frame.getAttribute("referrerpolicy")).toBe("no-referrer");
    await page.frameLocator("main iframe").getByText("The video's own page").waitFor();
    expect(errors.splice(0).filter((error) => !error.startsWith("third party: https://videos.example.org"))).toEqual(
      [],
    );
  });

test("no page of MyClass holds a course: not in its HTML, not in its data, not in the sitemap", () => {
  const login = builtPages().find(({ path: page }) => page === "/login")?.html ?? "";
  // A problem may be called like a link of every page, such as 'Team'.
  const titles = courseTitles().filter((title) => !login.includes(title));
  expect(titles.length).toBeGreaterThan(0);
  const pages = builtPages().filter(({ path: page }) => page.startsWith("/myclass"));
  expect(pages.length).toBeGreaterThan(1);
  for (const page of pages) {
    expect(isNoindex(page)).toBe(true);
    for (const title of titles) expect(page.html).not.toContain(title);
  }
  const data = builtFiles().filter((file) => file.startsWith("page-data/myclass") || file.startsWith("sitemap"));
  for (const file of data)
    for (const title of titles) expect(readFileSync(path.join(publicDirectory, file), "utf8")).not.toContain(title);
  expect(readFileSync(path.join(publicDirectory, "sitemap-0.xml"), "utf8")).not.toContain("/myclass");
});

function courseTitles(): string[] {
  const [file = ""] = builtFiles().filter((name) => /^data\/courses\..*\.json$/.test(name));
  const text = readFileSync(path.join(publicDirectory, file), "utf8");
  return [...text.matchAll(/"title":("(?:[^"\\]|\\.)*")/g)].map(([, title]) => String(JSON.parse(title ?? '""')));
}
