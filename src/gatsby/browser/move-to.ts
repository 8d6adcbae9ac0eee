import { enterAddress, type MoveOptions } from "./history";
import type {} from "./router-globals";

/** What is on the window as `___navigate`: shows the page of an address without a load, or goes back and forward. */
export async function moveTo(to: string | number, options: MoveOptions = {}): Promise<void> {
  if (typeof to === "number") {
    window.history.go(to);
    return;
  }
  const [address = ""] = to.split("#", 1);
  const page = await window.___loader.loadPage(address);
  // Another version of the site, or what is no page of it.
  if ("status" in page || page.page.webpackCompilationHash !== window.___webpackCompilationHash)
    window.location.assign(to);
  else enterAddress(to, options);
}
