import type { BrowserServer } from "playwright";

/** The browsers of this run, from its start to its end. */
export const runningBrowsers: BrowserServer[] = [];
