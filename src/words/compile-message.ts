import MessageFormat from "@messageformat/core";
import { isolateValues } from "./isolate-values";
import { languages, locales } from "./languages";
import { siteLanguages } from "./site-language";
import type { Words } from "./catalogue";

/** Makes a text of the values of a message. */
export type CompiledMessage = (values: Record<string, unknown>) => string;

/**
 * Compiles words in ICU MessageFormat.
 *
 * @throws Error if they can't be parsed
 */
export function compiledMessage({ text, language }: Words): CompiledMessage {
  if (!/[{}']/.test(text)) return () => text;
  const isFromRight = siteLanguages().some((name) => languages[name].direction === "rtl");
  return new MessageFormat(locales[language]).compile(isFromRight ? isolateValues(text) : text);
}

/** The names of messageformat's runtime in compiled code, and how scripts of the site import them. */
const runtime = [
  ["plural", "@messageformat/runtime"],
  ["select", "@messageformat/runtime"],
  ["number", "@messageformat/runtime"],
] as const;

/** A message as JavaScript. */
export interface MessageCode {
  /** A text, or a function of the values. */
  readonly code: string;
  /** The lines that import what the code calls. */
  readonly imports: readonly string[];
}

/** Compiles words for a script. */
export function messageCode(words: Words): MessageCode {
  const compiled = compiledMessage(words);
  if (!words.text.includes("{")) return { code: JSON.stringify(compiled({})), imports: [] };
  const locale = locales[words.language];
  const plurals = locale.split("-", 1)[0] ?? locale;
  const source = compiled.toString();
  const names = [...runtime, [plurals, `@messageformat/runtime/lib/${/, 1\)/.test(source) ? "plurals" : "cardinals"}`]];
  const used = new Map<string, string>();
  // What is between quotes is text.
  const code = source.replace(/"(?:[^"\\]|\\.)*"|\.?\b[a-zA-Z]+\b(?=[(,])/g, (part) => {
    const from = names.find(([name]) => name === part)?.[1];
    if (from === undefined) return part;
    used.set(part, from);
    return ownName(part);
  });
  return {
    code: `(${code})`,
    imports: [...used].map(([name, from]) => `import { ${name} as ${ownName(name)} } from "${from}";`),
  };
}

/** A name that no module of the site uses itself. */
function ownName(name: string): string {
  return `words_${name}`;
}
