import { findOtherBrowsers } from "../../scripts/other-browsers.mjs";
import { describeBrowser } from "../support/browser/describe-browser";
import { startOldChromium } from "../support/browser/old-chromium";

const { chromium } = findOtherBrowsers();

describeBrowser("Chromium", chromium === undefined ? undefined : (origin) => startOldChromium(chromium, origin));
