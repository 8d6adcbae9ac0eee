import { groupTestFiles } from "./tests/support/together.mjs";

const transform = {
  "^.+\\.m?[jt]sx?$": [
    "@swc/jest",
    {
      jsc: {
        parser: { syntax: "typescript", tsx: true },
        transform: { react: { runtime: "automatic" } },
        target: "es2022",
      },
    },
  ],
};

/**
 * The files of unit tests: each by itself, or most of them together in one environment, which takes half the time.
 * `npm test` wants the latter.
 */
const unitFiles = (ending) =>
  process.env.TESTS_TOGETHER
    ? [`<rootDir>/tests/together/*${ending}`, ...groupTestFiles(ending).own]
    : [`<rootDir>/tests/unit/**/*${ending}`];

const inNode = (name) => ({
  displayName: name,
  testEnvironment: "node",
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
  setupFilesAfterEnv: ["<rootDir>/tests/support/patience.ts"],
  transform,
});

/** What the package has for Node.js is empty. */
const wordsOfDecap = "<rootDir>/node_modules/decap-cms-locales/dist/esm/index.js";
const modules =
  "decap-cms-locales|@ungap|(?:hast|mdast|unist|rehype|micromark)[^/]*|(?:comma|space)-separated-tokens|web-namespaces|property-information|markdown-table|zwitch|longest-streak|trim-trailing-lines|ccount|devlop|escape-string-regexp|collapse-white-space|decode-named-character-reference|character-entities";
const untransformed = [`/node_modules/(?!(?:.*/)?(?:${modules})/)`];

/** Replaces modules that only the build can load. */
const moduleNameMapper = {
  "^gatsby$": "<rootDir>/tests/support/components/gatsby-mock.ts",
  "\\.module\\.css$": "<rootDir>/tests/support/components/css-module.ts",
  "\\.css$": "<rootDir>/tests/support/components/css-module.ts",
  "\\.woff2$": "<rootDir>/tests/support/components/font-address.ts",
  "^decap-cms-locales$": wordsOfDecap,
};

/** Tests that read the built site, and tests that open it in one browser that all of them share. */
const onSite = (name) => ({
  ...inNode(name),
  testEnvironment: "<rootDir>/tests/environment/site-environment.ts",
  setupFiles: ["<rootDir>/tests/support/use-club-settings.ts", "<rootDir>/tests/support/in-built-folder.ts"],
});
const inBrowser = (name) => ({
  ...onSite(name),
  moduleNameMapper: { "^decap-cms-locales$": wordsOfDecap },
  transformIgnorePatterns: untransformed,
  globalSetup: "<rootDir>/tests/environment/start-browsers.ts",
  globalTeardown: "<rootDir>/tests/environment/stop-browsers.ts",
});

/** @type {import("jest").Config} */
export default {
  // Otherwise jest keeps one core for itself and, on two cores, runs one test file at a time.
  maxWorkers: "100%",
  testSequencer: "<rootDir>/tests/environment/longest-first.mjs",
  projects: [
    { ...inNode("unit"), testMatch: unitFiles(".test.ts") },
    {
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: unitFiles(".test.tsx"),
      setupFilesAfterEnv: ["<rootDir>/tests/support/patience.ts", "<rootDir>/tests/support/components/jsdom-setup.ts"],
      moduleNameMapper,
      transform,
      transformIgnorePatterns: untransformed,
    },
    { ...inNode("fuzz"), setupFiles: ["<rootDir>/tests/support/fuzz/as-in-build.ts"], moduleNameMapper },
    onSite("site"),
    inBrowser("e2e"),
    inBrowser("a11y"),
    inBrowser("clubs"),
    inBrowser("editing"),
    {
      ...inBrowser("languages"),
      testMatch: ["<rootDir>/tests/languages/**/*.test.ts", "<rootDir>/tests/e2e/journeys.test.ts"],
    },
    inBrowser("pseudo-language"),
    { ...inBrowser("e2e"), displayName: "e2e-in-spanish" },
    onSite("browsers"),
    inNode("new-club"),
    inNode("builds"),
    inNode("broken-off"),
    inNode("release"),
  ],
};
