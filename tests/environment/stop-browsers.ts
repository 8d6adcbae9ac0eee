import { runningBrowsers } from "./start-browsers";

/** Ends the browsers of this run. */
export default async function stopBrowsers(): Promise<void> {
  await Promise.all(runningBrowsers.map((browser) => browser.close()));
}
