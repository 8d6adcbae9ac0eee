import { keepEarlyInput } from "./keep-early-input";
import { applicationLoader } from "./load-application";
import { listen } from "./listen";
import { markDevice, markPage } from "./mark-page";
import { readPageStart } from "./read-page-start";
import { INTERACTIVE } from "./start-events";
import { startOnTime } from "./start-on-time";
import { startOnUse } from "./start-on-use";
import { startWhenNear } from "./start-when-near";

const page = readPageStart(document.currentScript);
const load = applicationLoader(page.scripts);
const { pathname } = location;

function look(): void {
  // The router has shown several pages here before the reader loaded one again: only the address changes.
  if (location.pathname !== pathname) location.reload();
  markDevice();
  startOnTime(page, load);
}

markPage();
listen([INTERACTIVE], listen(["DOMContentLoaded", "pageshow", "visibilitychange", "popstate"], look));
startWhenNear(load);
startOnUse(load);
keepEarlyInput(load);
// oxlint-disable-next-line typescript/no-useless-empty-export -- without an export esbuild wraps each module
export {};
