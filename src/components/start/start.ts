import { keepEarlyInput } from "./keep-early-input";
import { applicationLoader } from "./load-application";
import { markPage } from "./mark-page";
import { readPageStart } from "./read-page-start";
import { startOnTime } from "./start-on-time";
import { startOnUse } from "./start-on-use";

markPage();
const page = readPageStart(document.currentScript);
const application = applicationLoader(page.scripts);

startOnUse(application.load);
startOnTime(page, application.load);
keepEarlyInput(application);
// oxlint-disable-next-line typescript/no-useless-empty-export -- without an export esbuild wraps each module
export {};
