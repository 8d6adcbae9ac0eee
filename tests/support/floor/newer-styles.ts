import data, { type Identifier } from "@mdn/browser-compat-data";
import { browsersWithout } from "./newer-features";

const { "at-rules": atRules, properties, selectors, types } = data.css;

const isNewer = (feature: Identifier | undefined) => browsersWithout(feature).length > 0;

/** Units that MDN describes together. */
const unitGroups: Readonly<Record<string, string>> = {
  ...Object.fromEntries(["dvh", "dvw", "dvi", "dvb"].map((unit) => [unit, "viewport_percentage_units_dynamic"])),
  ...Object.fromEntries(["svh", "svw", "svi", "svb"].map((unit) => [unit, "viewport_percentage_units_small"])),
  ...Object.fromEntries(["lvh", "lvw", "lvi", "lvb"].map((unit) => [unit, "viewport_percentage_units_large"])),
  ...Object.fromEntries(["cqw", "cqh", "cqi", "cqb"].map((unit) => [unit, "container_query_length_units"])),
};

/**
 * The parts of a style sheet that a browser of the floor lacks: `@container`, `:has()`, `translate`, `overflow: clip`,
 * `dvh` or `color-mix()`. It ignores what `@supports` tests for, and declarations beside one of the same property that
 * all browsers understand. `, :has()` is a selector that takes others of its list with it.
 */
export function newerStyles(css: string): readonly string[] {
  const rules = styleRules(css).filter(({ around }) => !around.some((prelude) => prelude.startsWith("@supports")));
  return [...new Set(rules.flatMap((rule) => [...newerPreludes(rule), ...newerDeclarations(rule)]))].sort();
}

function newerPreludes({ prelude, around }: StyleRule): string[] {
  if (around.some((outer) => /^@(?:-webkit-)?keyframes/.test(outer)) || prelude.startsWith("@supports")) return [];
  const [, atRule] = /^@([\w-]+)/.exec(prelude) ?? [];
  if (atRule !== undefined) {
    const hasRange = /[<>]=?/.test(prelude);
    return [...(isNewer(atRules?.[atRule]) ? [`@${atRule}`] : []), ...(hasRange ? [`@${atRule} with <`] : [])];
  }
  // These only ignore the part that they don't understand.
  const strict = prelude.replace(/:(?:is|where)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, "");
  const list = strict.split(/,(?![^(]*\))/);
  const found = list.map(newerSelectors);
  const isMixed = found.some((names) => names.length === 0) && found.some((names) => names.length > 0);
  return found.flat().map((name) => (isMixed ? `, ${name}` : name));
}

function newerSelectors(selector: string): string[] {
  const nested = selector.includes("&") ? ["&"] : [];
  const pseudo = [...selector.matchAll(/::?([a-z-]+)(\()?/g)].flatMap(([text, name = ""]) =>
    isNewer(selectors?.[name]) && !name.startsWith("-") ? [text.replace("(", "()")] : [],
  );
  return [...nested, ...pseudo];
}

function newerDeclarations({ declarations, prelude }: StyleRule): string[] {
  if (/^@(?:property|font-face|page|view-transition)/.test(prelude)) return [];
  const prefix = /^-(?:webkit|moz)-/;
  const understood = new Set(declarations.flatMap(([name]) => (prefix.test(name) ? [name.replace(prefix, "")] : [])));
  const found: string[] = [];
  for (const [name, value] of declarations) {
    const newer = newerIn(name, value);
    if (newer.length === 0) understood.add(name);
    else if (!understood.has(name)) found.push(...newer);
  }
  return found;
}

function newerIn(name: string, value: string): string[] {
  if (name.startsWith("-")) return [];
  const property = properties?.[name];
  if (isNewer(property)) return [name];
  const bare = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/g, "");
  const words = bare.match(/(?<![\w.#-])[a-z][a-z-]*(?![\w(-])/g) ?? [];
  const units = [...bare.matchAll(/\d([a-z]+)/gi)].map(([, unit = ""]) => unit);
  const functions = [...bare.matchAll(/([a-z-]+)\(/g)].map(([, called = ""]) => called);
  return [
    ...words.filter((word) => isNewer(property?.[word])).map((word) => `${name}: ${word}`),
    ...units.filter((unit) => isNewer(types?.length?.[unitGroups[unit] ?? unit])),
    ...functions.filter((called) => isNewer(types?.[called] ?? types?.color?.[called])).map((called) => `${called}()`),
  ];
}

/** A rule of a style sheet and the rules around it. */
interface StyleRule {
  /** The text before its brace: a selector, or a rule such as `@media (…)`. */
  readonly prelude: string;
  /** The same for the rules around it, outermost first. */
  readonly around: readonly string[];
  /** Names and values, in order. */
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

/** The parts of CSS that end a text: strings are one part, and so is what is in parentheses. */
const parts =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()"']|"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\))*\)|[{};]|[^{};"'(]+/gs;

/** The rules of a style sheet, the outer ones first. */
function styleRules(css: string): readonly StyleRule[] {
  const rules: StyleRule[] = [];
  const open: { readonly prelude: string; readonly declarations: [string, string][] }[] = [];
  let text = "";
  const endText = () => {
    const [, name, value] = /^\s*([\w-]+)\s*:\s*(.*)$/s.exec(text) ?? [];
    if (name !== undefined && value !== undefined) open.at(-1)?.declarations.push([name, value.trim()]);
    text = "";
  };
  for (const [part] of css.replace(/\/\*.*?\*\//gs, "").matchAll(parts)) {
    if (part === "{") {
      const rule = { prelude: text.trim(), around: open.map(({ prelude }) => prelude), declarations: [] };
      rules.push(rule);
      open.push(rule);
      text = "";
    } else if (part === "}") {
      endText();
      open.pop();
    } else if (part === ";") endText();
    else text += part;
  }
  return rules;
}
