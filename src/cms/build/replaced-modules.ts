import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "esbuild";

/** Parts of Decap that lose what is written, and the modules that take their place. */
const replaced: readonly ReplacedModule[] = [
  {
    part: "decap-cms-core/actions/entries.js",
    lost: "what is typed before another entry arrives",
    extended: { loadEntry: "originalLoad", createEmptyDraft: "originalEmpty" },
    source: [
      `import { intoNewestForm } from ${ownModule("late-entries")};`,
      "export const loadEntry = (...given) => intoNewestForm(originalLoad(...given));",
      "export const createEmptyDraft = (...given) => intoNewestForm(originalEmpty(...given));",
    ],
  },
  {
    part: "decap-cms-core/actions/editorialWorkflow.js",
    lost: "what is typed before another draft arrives",
    extended: { loadUnpublishedEntry: "originalLoad" },
    source: [
      `import { intoNewestForm } from ${ownModule("late-entries")};`,
      "export const loadUnpublishedEntry = (...given) => intoNewestForm(originalLoad(...given));",
    ],
  },
  {
    part: "decap-cms-core/reducers/entries.js",
    lost: "what is typed before an entry arrives that is in a list",
    extended: { entries: "originalReducer" },
    source: [
      `import { keepLoading } from ${ownModule("late-entries")};`,
      // Decap's module exports it by its name.
      "const entries = keepLoading(originalReducer);",
    ],
  },
];

interface ReplacedModule {
  /** The package, and the path of the module in it. */
  readonly part: string;
  /** The loss without the module. */
  readonly lost: string;
  /** Functions of Decap's module, by the names that ours calls them by; absent: Decap's module is left out. */
  readonly extended?: Readonly<Record<string, string>>;
  readonly source: readonly string[];
}

function ownModule(name: string): string {
  return JSON.stringify(path.resolve(`src/cms/decap/${name}.ts`));
}

/** Puts our own modules in the place of Decap's; a build in which one of these has moved ends with an error. */
export const replaceModules: Plugin = {
  name: "replace-modules",
  setup({ onLoad, onEnd }) {
    const found = new Set<string>();
    for (const { part, source, extended } of replaced) {
      onLoad({ filter: endOf(part) }, ({ path: file }) => {
        const kept = extended ? renameFunctions(readFileSync(file, "utf8"), extended) : "";
        if (kept !== undefined) found.add(part);
        return { contents: [...source, kept].join("\n"), resolveDir: path.dirname(file), loader: "js" };
      });
    }
    onEnd(() => ({
      errors: replaced
        .filter(({ part }) => !found.has(part))
        .map(({ part, lost }) => ({
          text: `Decap's ${part} has moved or has other functions, expected it as it was: ${lost} would be lost.`,
        })),
    }));
  },
};

/** A module without the exports of functions, which get other names; undefined if it lacks one of them. */
function renameFunctions(module: string, names: Readonly<Record<string, string>>): string | undefined {
  let renamed = module;
  for (const [name, other] of Object.entries(names)) {
    const beginning = new RegExp(String.raw`^(?:export (?:default )?)?function ${name}\(`, "m");
    if (!beginning.test(renamed)) return undefined;
    renamed = renamed.replace(beginning, `function ${other}(`);
  }
  return renamed;
}

/** The path of a module of Decap, on Windows too. */
function endOf(part: string): RegExp {
  const [name = "", ...inside] = part.split("/");
  const names = [name, "dist", "esm", ...inside];
  return new RegExp(`${names.map((each) => each.replaceAll(".", String.raw`\.`)).join(String.raw`[\\/]`)}$`);
}
