import { keepEarlyInput } from "./keep-early-input";
import { applicationLoader } from "./load-application";
import { fadeQuietly } from "./fade-quietly";
import { listen } from "./listen";
import { markDevice, markPage } from "./mark-page";
import { readPageStart } from "./read-page-start";
import { INTERACTIVE } from "./start-events";
import { startOnTime } from "./start-on-time";
import { startOnUse } from "./start-on-use";
import { startWhenNear } from "./start-when-near";

const page = readPageStart(document.currentScript);
const load = applicationLoader(page.scripts);

function look(): void {
  markDevice();
  startOnTime(page, load);
}

markPage();
fadeQuietly();
listen([INTERACTIVE], listen(["DOMContentLoaded", "pageshow", "visibilitychange", "popstate"], look));
startWhenNear(load);
startOnUse(load);
keepEarlyInput(load);
// oxlint-disable-next-line typescript/no-useless-empty-export -- without an export esbuild wraps each module
export {};
