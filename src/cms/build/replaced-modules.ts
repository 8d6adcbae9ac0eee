import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";

/** Parts of Decap's editor for texts that lose what is written, and the modules that take their place. */
const replaced: readonly ReplacedModule[] = [
  {
    part: "MarkdownControl/plugins/html/withHtml.js",
    lost: "what is pasted",
    source: [
      `import { withPaste } from ${ownModule("with-paste")};`,
      // Only modules beside it can import Decap's way from Markdown to what is shown.
      'import remarkToSlate from "../../../serializers/remarkSlate.js";',
      'import { markdownToSlate } from "../../../serializers/index.js";',
      `import { readMarkdownWith } from ${ownModule("blocks")};`,
      "readMarkdownWith((markdown) => markdownToSlate(markdown, { voidCodeBlock: true }));",
      "const toSlate = remarkToSlate({ voidCodeBlock: true });",
      "export default (editor) => withPaste(editor, toSlate);",
    ],
  },
  {
    part: "serializers/remarkEscapeMarkdownEntities.js",
    lost: "addresses that are typed",
    source: [`import { escapeMarkdown } from ${ownModule("escape-markdown")};`, "export default () => escapeMarkdown;"],
  },
  {
    part: "serializers/remarkAllowHtmlEntities.js",
    lost: "formulas and footnotes",
    extended: "export default function remarkAllowHtmlEntities",
    source: [
      `import { keepConstructs } from ${ownModule("kept-constructs")};`,
      "export default function () { own.call(this); return keepConstructs(this.Parser); }",
    ],
  },
];

interface ReplacedModule {
  readonly part: string;
  /** The loss without the module. */
  readonly lost: string;
  /** How Decap's function begins, which ours calls as `own`; absent: Decap's module is left out. */
  readonly extended?: string;
  readonly source: readonly string[];
}

function ownModule(name: string): string {
  return JSON.stringify(path.resolve(`src/cms/decap/rich-text/${name}.ts`));
}

/** Puts our own modules in the place of Decap's; a build in which one of these has moved ends with an error. */
export const replaceModules: Plugin = {
  name: "replace-modules",
  setup({ onLoad, onEnd }) {
    const found = new Set<string>();
    for (const { part, source, extended } of replaced) {
      onLoad({ filter: endOf(part) }, ({ path: file }) => {
        const original = extended === undefined ? "" : readFileSync(file, "utf8");
        if (extended === undefined || original.includes(extended)) found.add(part);
        const kept = extended === undefined ? "" : original.replace(extended, "function own");
        return { contents: [...source, kept].join("\n"), resolveDir: path.dirname(file), loader: "js" };
      });
    }
    onEnd(() => ({
      errors: replaced
        .filter(({ part }) => !found.has(part))
        .map(({ part, lost }) => ({
          text: `Decap's widget for Markdown has no ${part} any longer, expected it there: ${lost} would be lost.`,
        })),
    }));
  },
};

/** The path of a module of Decap's widget for Markdown, on Windows too. */
function endOf(part: string): RegExp {
  const names = ["decap-cms-widget-markdown", "dist", "esm", ...part.split("/")];
  return new RegExp(`${names.map((name) => name.replaceAll(".", String.raw`\.`)).join(String.raw`[\\/]`)}$`);
}
