import { findOtherBrowsers } from "../../../scripts/other-browsers.mjs";
import { describeBrowser, type OpenBrowser } from "../../support/browser/describe-browser";
import { chromium } from "@playwright/test";
import { chromiumReader } from "../../support/browser/reader";

/** Starts a Chromium that may be old. */
async function startOldChromium(program: string, origin: string): Promise<OpenBrowser> {
  const browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  // Playwright often loses sight of a tab that an old Chromium opens.
  const { pressForTab: _, ...reader } = chromiumReader(page);
  return { version: browser.version(), reader, close: () => browser.close() };
}

const { chromium: program } = findOtherBrowsers();

describeBrowser("Chromium", program === undefined ? undefined : (origin) => startOldChromium(program, origin));
