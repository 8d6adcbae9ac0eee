import type { Page } from "@playwright/test";
import { routes } from "../../../src/domain/routes";
import { SESSION_KEY } from "../../../src/domain/session/session";
import { expect, test } from "../../support/browser/fixtures";
import { settle } from "../../support/browser/interactive-page";
import { courseContent, postContent } from "../../support/content/content";

const [post] = postContent().filter(({ media = [] }) => media.length > 1);
const [course] = courseContent().filter(({ status }) => status === "Available");
if (!post || !course) throw new Error("no post has two pictures, or no course is open");

/** Pages and what opens over them, none of which says what day it is. */
const looks: Readonly<Record<string, { readonly path: string; readonly open?: (page: Page) => Promise<void> }>> = {
  blog: { path: routes.list("blog") },
  course: { path: routes.intro("courses", course.id) },
  lesson: { path: routes.courseModule(course.id, course.modules?.at(2)?.id ?? "") },
  questions: { path: routes.list("questions"), open: (page) => page.locator("main summary").first().click() },
  login: { path: routes.login },
  members: { path: routes.list("members") },
  team: { path: routes.list("team") },
  menu: {
    path: routes.registration,
    open: (page) => page.getByRole("banner").locator("[aria-expanded=false]").filter({ visible: true }).last().click(),
  },
  palette: {
    path: routes.list("sponsors"),
    open: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("dialog").getByRole("searchbox").pressSequentially("team");
      await page.getByRole("dialog").locator("mark").first().waitFor();
    },
  },
  viewer: {
    path: routes.item("posts", post.id),
    open: (page) => page.locator("main [data-opens=viewer]").first().click(),
  },
};

const windows = { phone: { width: 360, height: 640 }, desktop: { width: 1280, height: 720 } };

for (const [name, { path, open }] of Object.entries(looks))
  for (const [device, viewport] of Object.entries(windows))
    test(`the ${name} looks as it did on a ${device} in both themes`, async ({ site }) => {
      const { page } = await site.open({ viewport, colorScheme: "light", reducedMotion: "reduce", bypassCSP: true });
      await page.addInitScript((key) => localStorage.setItem(key, '{"id":1,"name":"A visitor"}'), SESSION_KEY);
      // The second time, the letters of headings are there at once: pages do without them if they come late.
      await page.goto(path);
      await page.goto(path);
      // The letters of the site itself: those of the system differ from one computer to another.
      await page.addStyleTag({ content: ":root { --sans: var(--code) !important }" });
      await open?.(page);
      // What follows the scrolling is no animation to be ended.
      const how = { animations: "allow", maxDiffPixelRatio: 0.01 } as const;
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await settle(page);
        await expect.soft(page).toHaveScreenshot([`${name}-${device}-${colorScheme}.png`], how);
      }
    });
