import path from "node:path";
import MessageFormat from "@messageformat/core";
import { parse, type Token } from "@messageformat/parser";
import { digits } from "./digits";
import { locales, type Language } from "./languages";
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
  try {
    const format = new MessageFormat(locales[language], { customFormatters: { digits } });
    return format.compile(withValues(text, hasOwnDigits(language)));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${placeOf(message, language)}: ${reason}`, { cause: error });
  }
}

/** The name of a placeholder that begins a message which continues it. */
const CONTINUED = "row";

function hasOwnDigits(language: Language): boolean {
  return digits(0, locales[language]) !== "0";
}

/**
 * A message in which numbers have the digits of the language, and each value keeps its own direction, between the signs that
 * Unicode has for it: 'C++' and '458-21' would be read as '++C' and '21-458' in a text from right to left.
 *
 * @throws Error if the message can't be parsed
 */
function withValues(message: string, inOwnDigits: boolean): string {
  const isIsolated = siteLanguages().some(isFromRight);
  if (!isIsolated && !inOwnDigits) return message;
  const places = [...valuesOf(parse(message))].sort((a, b) => b.value.ctx.offset - a.value.ctx.offset);
  return places.reduce((text, { value: { arg, ctx }, isAlone }) => {
    const written = inOwnDigits ? `{${arg}, digits}` : ctx.text;
    const shown = isIsolated && !isAlone && arg !== CONTINUED ? `\u2068${written}\u2069` : written;
    return text.slice(0, ctx.offset) + shown + text.slice(ctx.offset + ctx.text.length);
  }, message);
}

interface Value {
  readonly value: Extract<Token, { readonly type: "argument" }>;
  /** With nothing beside it, a value needs no signs. */
  readonly isAlone: boolean;
}

/** The placeholders of plain values; others say how to format a number. */
function valuesOf(tokens: readonly Token[]): readonly Value[] {
  return tokens.flatMap((token) => {
    if (token.type === "argument") return [{ value: token, isAlone: tokens.length === 1 }];
    return "cases" in token ? token.cases.flatMap((branch) => valuesOf(branch.tokens)) : [];
  });
}

/** The names of messageformat's runtime in compiled code, and how scripts of the site import them. */
const runtime = [
  ["plural", "@messageformat/runtime"],
  ["select", "@messageformat/runtime"],
  ["number", "@messageformat/runtime"],
  ["digits", path.resolve("src/words/digits")],
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
    imports: [...used].map(([name, from]) => `import { ${name} as ${ownName(name)} } from ${JSON.stringify(from)};`),
  };
}

function ownName(name: string): string {
  return `words_${name}`;
}
