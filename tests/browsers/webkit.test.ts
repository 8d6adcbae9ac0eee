import { findOtherBrowsers } from "../../scripts/other-browsers.mjs";
import { describeBrowser } from "../support/browser/describe-browser";
import { startWebkit } from "../support/browser/webkit";

const { webkit } = findOtherBrowsers();

describeBrowser("WebKitGTK", webkit === undefined ? undefined : (origin) => startWebkit(webkit, origin));
