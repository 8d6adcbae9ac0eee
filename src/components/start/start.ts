import { keepEarlyInput } from "./keep-early-input";
import { keepShown } from "./keep-shown";
import { applicationLoader } from "./load-application";
import { fadeQuietly } from "./fade-quietly";
import { fetchAhead } from "./fetch-ahead";
import { listen } from "./listen";
import { markDevice, markPage } from "./mark-page";
import { readPageStart } from "./read-page-start";
import { INTERACTIVE } from "./start-events";
import { startOnTime } from "./start-on-time";
import { startOnUse } from "./start-on-use";
import { startWhenNear } from "./start-when-near";

const page = readPageStart(document.currentScript);
const load = applicationLoader(page.files);

function look(): void {
  markDevice();
  startOnTime(page, load);
}

markPage(page.ways);
fetchAhead(page.files);
fadeQuietly();
listen([INTERACTIVE], listen(["DOMContentLoaded", "pageshow", "visibilitychange", "popstate"], look));
startWhenNear(load);
keepShown();
keepEarlyInput(load);
startOnUse(load);
// oxlint-disable-next-line typescript/no-useless-empty-export -- without an export esbuild wraps each module
export {};
