import { installOtherBrowsers } from "./other-browsers.mjs";

const help = `node scripts/install-other-browsers.mjs

Installs an old Chromium, Firefox and WebKitGTK for \`npm test -- browsers\`, as far as they are missing and can be had.`;

if (process.argv.includes("--help")) console.log(help);
else await installOtherBrowsers();
