import { findOtherBrowsers } from "../../scripts/other-browsers.mjs";
import { describeBrowser } from "../support/browser/describe-browser";
import { startFirefox } from "../support/browser/firefox";

const { firefox } = findOtherBrowsers();

describeBrowser("Firefox", firefox === undefined ? undefined : (origin) => startFirefox(firefox, origin));
