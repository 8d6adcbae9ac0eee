import { readdirSync } from "node:fs";
import path from "node:path";
import { routes } from "../../../src/domain/routes";
import { SESSION_KEY } from "../../../src/domain/session/session";
import { memberContent } from "../../support/content/content";
import { pagesByTemplate } from "../../support/built-site";
import { expect, test } from "../../support/browser/fixtures";
import {
  PICTURES_DAY,
  collectPicture,
  collectText,
  devices,
  pictureOf,
  smallPicture,
  themes,
} from "../../support/looks/pictures";
import type { Device } from "../../support/looks/pictures";
import { questions, unseen } from "../../support/looks/questions";
import { states, type State } from "../../support/looks/states";

/** Whose site it is: 'sample', or 'poor' for a club with little content, of which there are the plain pages only. */
const club = process.env.LOOKS_OF ?? "sample";
/** At the club. */
const NOON = new Date(`${PICTURES_DAY}T06:00:00Z`);

/** Templates that only a club uses which has switched something off. */
const ofPoorClub = ["home", "page"];

const pages = pagesByTemplate();
const plain = Object.entries(questions).flatMap(([template, question]) => {
  const page = pages.get(template);
  return page === undefined ? [] : [[template, { path: page, question }] as const];
});
const looks: readonly (readonly [string, State])[] = [...plain, ...(club === "sample" ? Object.entries(states) : [])];

const [ranked] = memberContent().filter(({ iscp }) => iscp === true);
const signedIn = JSON.stringify({ id: ranked?.id, name: ranked?.name });

test(`the pictures of the ${club} show every template`, () => {
  const namesIn = (folder: string, before: string) =>
    readdirSync(folder).map((file) => `${before}${path.basename(file, ".tsx")}`);
  const names = [...namesIn("src/pages", "pages-"), ...namesIn("src/templates", "")].filter(
    (name) => !unseen.includes(name),
  );
  expect(Object.keys(questions).sort()).toEqual(names.sort());
  const seen = club === "sample" ? names.filter((name) => !ofPoorClub.includes(name)) : ofPoorClub;
  expect([...pages.keys()]).toEqual(expect.arrayContaining(seen));
});

for (const [
  name,
  { path: address, only, isSignedIn = false, isWindow = false, middle, question = "What has changed?", open },
] of looks)
  test(`'${name}' of the ${club} looks as it did`, async ({ site }) => {
    const seen: Device[] = only ? [only] : ["phone", "desktop"];
    const [first = "phone"] = seen;
    const { page } = await site.open({
      ...{ viewport: devices[first], colorScheme: "light", reducedMotion: "reduce", timezoneId: "Asia/Dhaka" },
      ...{ bypassCSP: true, mayFail: true },
    });
    await page.clock.setFixedTime(NOON);
    await page.route("https://codeforces.com/**", (route) => route.abort());
    if (isSignedIn)
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [SESSION_KEY, signedIn] as const);
    // The second time, the letters of headings are there at once: pages do without them if they come late.
    await page.goto(routes.memberData);
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    await open?.(page);
    const shots = seen.flatMap((device) =>
      themes.map((theme) => ({ device, theme, file: `${name}-${device}-${theme}` })),
    );
    const take = async ({ device, theme }: { readonly device: Device; readonly theme: "light" | "dark" }) => {
      await page.setViewportSize(devices[device]);
      await page.emulateMedia({ colorScheme: theme });
      return pictureOf(page, { isWindow, middle });
    };
    // The letters of the site itself: those of the system differ from one computer to another.
    const letters = await page.addStyleTag({ content: ":root { --sans: var(--code) !important }" });
    for (const shot of shots) {
      const picture = await smallPicture(await take(shot), shot.theme);
      expect.soft(picture).toMatchSnapshot([club, `${shot.file}.png`], { maxDiffPixelRatio: 0.01 });
    }
    await letters.evaluate((style) => style instanceof Element && style.remove());
    collectText([club, name], `${address}: ${question}`);
    for (const shot of shots) await collectPicture([club, shot.file], () => take(shot));
  });
