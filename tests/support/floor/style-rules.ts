/** A rule of a style sheet with what is around it. */
export interface StyleRule {
  /** The text before its brace: a selector, or a rule such as `@media (…)`. */
  readonly prelude: string;
  /** The same of the rules that it is in, from the outside. */
  readonly around: readonly string[];
  /** Names and values, in order. */
  readonly declarations: readonly (readonly [name: string, value: string])[];
}

/** The parts of CSS that end a text: strings are one part, and so is what is in parentheses. */
const parts =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\((?:[^()"']|"[^"]*"|'[^']*'|\((?:[^()]|\([^()]*\))*\))*\)|[{};]|[^{};"'(]+/gs;

/** The rules of a style sheet, the outer ones first. */
export function styleRules(css: string): readonly StyleRule[] {
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
