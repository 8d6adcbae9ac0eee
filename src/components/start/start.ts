import { keepEarlyInput } from "./keep-early-input";
import { applicationLoader } from "./load-application";
import { markPage } from "./mark-page";
import { readPageStart } from "./read-page-start";
import { startOnTime } from "./start-on-time";
import { startOnUse } from "./start-on-use";

const page = readPageStart(document.currentScript);
const load = applicationLoader(page.scripts);

function look(): void {
  markPage();
  startOnTime(page, load);
}

look();
// A page that waits in the browser's cache misses what is stored meanwhile, and how time passes.
addEventListener("pageshow", ({ persisted }) => persisted && look());
startOnUse(load);
keepEarlyInput(load);
// oxlint-disable-next-line typescript/no-useless-empty-export -- without an export esbuild wraps each module
export {};
