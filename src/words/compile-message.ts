import MessageFormat from "@messageformat/core";
import { parse, type Token } from "@messageformat/parser";
import { locales } from "./languages";
import { isFromRight, siteLanguages } from "./site-language";
import { placeOf, type Words } from "./catalogue";

export type CompiledMessage = (values: Record<string, unknown>) => string;

/**
 * Compiles words in ICU MessageFormat.
 *
 * @throws Error if they can't be parsed; it names where they are
 */
export function compiledMessage({ text, language, message = text }: Words): CompiledMessage {
  if (!/[{}']/.test(text)) return () => text;
  const isIsolated = siteLanguages().some(isFromRight);
  try {
    return new MessageFormat(locales[language]).compile(isIsolated ? isolateValues(text) : text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${placeOf(message, language)}: ${reason}`, { cause: error });
  }
}

/** The name of a placeholder that begins a message which continues it. */
const CONTINUED = "row";

/**
 * A message in which each value keeps its own direction, between the signs that Unicode has for it: 'C++' and '458-21' would be
 * read as '++C' and '21-458' in a text from right to left.
 *
 * @throws Error if the message can't be parsed
 */
function isolateValues(message: string): string {
  const places = [...valuesOf(parse(message))].sort((a, b) => b.ctx.offset - a.ctx.offset);
  return places.reduce((text, { ctx }) => {
    const end = ctx.offset + ctx.text.length;
    return `${text.slice(0, ctx.offset)}\u2068${ctx.text}\u2069${text.slice(end)}`;
  }, message);
}

type Value = Extract<Token, { readonly type: "argument" }>;

/** The placeholders of values as they are; numbers are formatted in the language. */
function valuesOf(tokens: readonly Token[]): readonly Value[] {
  return tokens.flatMap((token) => {
    // With nothing beside it, a value needs no signs.
    if (token.type === "argument") return token.arg === CONTINUED || tokens.length === 1 ? [] : [token];
    return "cases" in token ? token.cases.flatMap((branch) => valuesOf(branch.tokens)) : [];
  });
}

/** The names of messageformat's runtime in compiled code, and how scripts of the site import them. */
const runtime = [
  ["plural", "@messageformat/runtime"],
  ["select", "@messageformat/runtime"],
  ["number", "@messageformat/runtime"],
] as const;

export interface MessageCode {
  readonly code: string;
  readonly imports: readonly string[];
}

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

function ownName(name: string): string {
  return `words_${name}`;
}
