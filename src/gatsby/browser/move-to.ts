import { enterAddress, listenToHistory, type MoveOptions } from "./history";
import type {} from "./router-globals";

/** How often the reader has set out for a page or gone back. */
let departures = 0;
listenToHistory(() => (departures += 1));

/** What is on the window as `___navigate`: shows the page of an address without a load, or goes back and forward. */
export async function moveTo(to: string | number, options: MoveOptions = {}): Promise<void> {
  if (typeof to === "number") {
    window.history.go(to);
    return;
  }
  const [address = ""] = to.split("#", 1);
  departures += 1;
  const departure = departures;
  const page = await window.___loader.loadPage(address);
  // The reader did not wait for it.
  if (departure !== departures) return;
  // Another version of the site, or something that is not a page of it.
  if ("status" in page || page.page.webpackCompilationHash !== window.___webpackCompilationHash)
    window.location.assign(to);
  else enterAddress(to, options);
}
