import os from "node:os";
import { defineConfig } from "@playwright/test";
import { findBrowser } from "./scripts/browser.mjs";
import "./tests/support/in-built-folder";
import "./tests/support/use-club-settings";

/** Each run of `npm test` has a folder of its own. */
const results = process.env.TEST_RESULTS ?? "test-results/last";

const cores = Math.max(2, os.availableParallelism());

/** In ms: how long the browser may take for one thing, and a test for all, on a busy machine. */
const PATIENCE = 60_000;
const LIMIT = 120_000;

/** Chromium that asks no one but this computer, and nothing by itself; as root it has no sandbox. */
const quiet = [
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export default defineConfig({
  testDir: "tests/browser",
  tsconfig: "tests/browser/tsconfig.json",
  outputDir: `${results}/traces`,
  snapshotPathTemplate: "tests/browser/looks/pictures/{arg}{ext}",
  // `npm run looks` takes the pictures again; git shows which have changed.
  updateSnapshots: process.env.LOOKS_PAGE === undefined ? "missing" : "changed",
  fullyParallel: true,
  workers: cores,
  forbidOnly: process.env.CI !== undefined,
  // A test that passes only then is reported as flaky; scripts/test.mjs counts them.
  retries: 1,
  timeout: LIMIT,
  expect: { timeout: PATIENCE },
  reporter: [
    ["list"],
    ["html", { open: "never", outputFolder: `${results}/html` }],
    ["json", { outputFile: process.env.TEST_COUNTS ?? `${results}/counts.json` }],
  ],
  use: {
    viewport: { width: 1280, height: 900 },
    actionTimeout: PATIENCE,
    navigationTimeout: PATIENCE,
    launchOptions: { executablePath: findBrowser(), args: quiet },
    trace: "on-first-retry",
    screenshot: "only-on-failure",
  },
  projects: [
    ...["journeys", "editor", "looks", "axe", "clubs", "editing", "pseudo-language", "browsers"].map((name) => ({
      name,
      testDir: `tests/browser/${name}`,
    })),
    { name: "languages", testMatch: ["languages/*.test.ts", "journeys/journeys.test.ts"] },
  ],
});
