import { chromium } from "playwright";
import type { OpenBrowser } from "./open-browser";
import { chromiumReader } from "./reader";

/** Starts a Chromium that may be old. */
export async function startOldChromium(program: string, origin: string): Promise<OpenBrowser> {
  const browser = await chromium.launch({ executablePath: program, args: ["--no-sandbox", "--disable-gpu"] });
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  // Playwright often loses sight of a tab that an old Chromium opens.
  const { pressForTab: _, ...reader } = chromiumReader(page);
  return { version: browser.version(), reader, close: () => browser.close() };
}
