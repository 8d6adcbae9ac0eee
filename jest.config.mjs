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

/** Tests that read the built site. */
const onSite = (name) => ({
  ...inNode(name),
  setupFiles: ["<rootDir>/tests/support/use-club-settings.ts", "<rootDir>/tests/support/in-built-folder.ts"],
});

/** @type {import("jest").Config} */
export default {
  // Otherwise jest keeps one core for itself and, on two cores, runs one test file at a time.
  maxWorkers: "100%",
  projects: [
    inNode("unit"),
    {
      displayName: "components",
      testEnvironment: "jsdom",
      testMatch: ["<rootDir>/tests/unit/**/*.test.tsx"],
      setupFilesAfterEnv: ["<rootDir>/tests/support/patience.ts", "<rootDir>/tests/support/components/jsdom-setup.ts"],
      moduleNameMapper,
      transform,
      transformIgnorePatterns: untransformed,
    },
    { ...inNode("fuzz"), setupFiles: ["<rootDir>/tests/support/fuzz/as-in-build.ts"], moduleNameMapper },
    { ...onSite("site"), testMatch: ["<rootDir>/tests/site/*.test.ts"] },
    { ...onSite("clubs"), testMatch: ["<rootDir>/tests/site/clubs/*.test.ts"] },
    onSite("author"),
    inNode("release"),
    inNode("new-club"),
    inNode("builds"),
    inNode("broken-off"),
  ],
};
