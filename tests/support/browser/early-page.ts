import type { PageOptions, WatchedPage } from "./browser";
import { untilInteractive } from "./interactive-page";
import type { SiteInBrowser } from "./fixtures";

/** The scripts that make a page interactive; those before them have no hash. */
const lateScripts = /-[\da-f]{20}\.js$/;

/** A page whose scripts load when the test says so. */
export async function openEarly(
  site: SiteInBrowser,
  address: string,
  options?: PageOptions,
): Promise<WatchedPage & { readonly letScriptsCome: () => Promise<void> }> {
  const { page, errors } = await site.open({ ...options, becomesInteractive: false });
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(lateScripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(address, { waitUntil: "commit" });
  await page.getByRole("contentinfo").waitFor();
  const letScriptsCome = async () => {
    release();
    await untilInteractive(page);
  };
  return { page, errors, letScriptsCome };
}
