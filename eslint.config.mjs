import js from "@eslint/js";
import importX from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";

/** The floors of the code, from the lowest to the highest (docs/architecture.md). */
const floors = [
  ["src/model"],
  ["src/domain"],
  ["src/components", "src/hooks", "src/content", "src/outputs"],
  ["src/gatsby", "src/cms", "src/pages", "src/templates", "src/commands"],
  ["gatsby-config.ts", "gatsby-node.ts", "gatsby-browser.tsx", "gatsby-ssr.tsx"],
];

/** An import may go down or stay on its floor, but never up. */
const upwardImports = floors.slice(0, -1).flatMap((rooms, level) =>
  rooms.map((target) => ({
    target: `./${target}`,
    from: floors.slice(level + 1).flatMap((above) => above.map((room) => `./${room}`)),
    message: "An import never goes up a floor: move the shared code down, or pass it as an argument.",
  })),
);

/** The shared parts know neither content nor Gatsby. */
const innerWalls = [
  {
    target: "./src/components/ui",
    from: ["./src/components"],
    except: ["./ui"],
    message: "src/components/ui must not know the content.",
  },
];

/** A process that is killed while it writes must leave no half-written file. */
const restrictWriting = (name) => ({
  name,
  importNames: ["appendFile", "copyFile", "cp", "createWriteStream", "writeFile"].flatMap((each) => [
    each,
    `${each}Sync`,
  ]),
  message: "Write with replaceFile, replaceFileByCopy or SiteFiles of src/outputs/writing.",
});

/** Gatsby reloads the page when a chunk fails to load and no code handles that. */
const unhandledImport = {
  selector:
    ":not(CallExpression[callee.property.name='then'][arguments.length=2] > MemberExpression) > ImportExpression:not(CallExpression[callee.name='lateComponent'] *)",
  message: "A chunk may no longer exist: use lateComponent, or handle the failure in the second argument of then().",
};

const fixedId = {
  selector: "JSXAttribute[name.name='id'] > Literal",
  message: "Take ids from src/domain/element-ids.ts or useId, so that no heading in a text gets the same one.",
};

export default tseslint.config(
  { ignores: ["public/", ".cache/", "coverage/", "src/gatsby-types.d.ts"] },
  js.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { project: "tsconfig.json" } },
    plugins: { "import-x": importX },
    settings: { "import-x/resolver": { typescript: true, node: true } },
    rules: {
      "import-x/no-restricted-paths": ["error", { zones: [...upwardImports, ...innerWalls] }],
      "import-x/no-cycle": "error",
      // Gatsby types the functions that it passes as methods, but they are meant to be destructured.
      "@typescript-eslint/unbound-method": "off",
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
    },
  },
  {
    files: ["src/**/*.tsx"],
    plugins: { "jsx-a11y": jsxA11y, "react-hooks": reactHooks },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.recommended.rules,
      // Safari drops the list role of a list without markers, and browsers drop the roles of a table that
      // CSS lays out differently; explicit roles bring them back.
      "jsx-a11y/no-redundant-roles": [
        "error",
        { ul: ["list"], ol: ["list"], thead: ["rowgroup"], tbody: ["rowgroup"] },
      ],
      "jsx-a11y/no-interactive-element-to-noninteractive-role": ["error", { td: ["cell"] }],
      // Arrow keys only add to Tab, which works as everywhere; a click on a dialog itself hits its backdrop.
      "jsx-a11y/no-noninteractive-element-interactions": [
        "error",
        { form: ["onKeyDown"], details: ["onKeyDown"], dialog: ["onKeyDown", "onClick"], img: ["onError", "onLoad"] },
      ],
      // Scroll areas must be reachable by keyboard.
      "jsx-a11y/no-noninteractive-tabindex": ["error", { tags: ["pre"], roles: ["tabpanel"] }],
    },
  },
  {
    files: ["src/components/**/*.ts", "src/hooks/**/*.ts"],
    rules: { "no-restricted-syntax": ["error", unhandledImport] },
  },
  {
    files: ["src/**/*.tsx"],
    rules: { "no-restricted-syntax": ["error", unhandledImport, fixedId] },
  },
  {
    files: ["src/components/ui/**"],
    rules: {
      "no-restricted-imports": [
        "error",
        { paths: [{ name: "gatsby", message: "src/components/ui must not know Gatsby." }] },
      ],
    },
  },
  {
    files: ["src/{gatsby,outputs,commands,cms/build}/**/*.ts"],
    ignores: ["src/outputs/{media,writing}/**"],
    rules: { "no-restricted-imports": ["error", { paths: ["node:fs", "node:fs/promises"].map(restrictWriting) }] },
  },
  { files: ["**/*.{js,mjs}"], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
);
