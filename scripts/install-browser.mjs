import { installBrowser } from "./browser.mjs";

const help = `node scripts/install-browser.mjs

Installs Chromium for the browser tests if there is none. \`npm test\` does so by itself.`;

if (process.argv.includes("--help")) console.log(help);
else await installBrowser();
