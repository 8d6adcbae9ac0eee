import { countNotices, keepShown } from "./count-notices";
import { keepEarlyInput } from "./keep-early-input";
import { applicationLoader } from "./load-application";
import { fadeQuietly } from "./fade-quietly";
import { keepLanguage } from "./keep-language";
import { listen } from "./start-events";
import { markDevice, markPage } from "./mark-page";
import { readPageStart, startOnTime, startOnUse, startWhenNear } from "./when-to-start";
import { isInSeveralLanguages } from "../../words/site-language";

const page = readPageStart(document.currentScript);
const load = applicationLoader(page.files);

function look(): void {
  markDevice();
  startOnTime(page, load);
}

markPage(page.ways);
fadeQuietly();
if (isInSeveralLanguages) keepLanguage();
listen(["pageshow", "storage", "DOMContentLoaded", "visibilitychange", "popstate"], look);
listen(["pageshow", "storage"], () => countNotices(load));
startWhenNear(load);
keepShown();
keepEarlyInput(load);
startOnUse(load);
// oxlint-disable-next-line typescript/no-useless-empty-export -- without an export esbuild wraps each module
export {};
