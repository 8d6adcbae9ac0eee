import { messageCode } from "./compile-message";
import type { Language } from "./languages";
import { wordsOf } from "./catalogue";

interface MessageCall {
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly hasValues: boolean;
}

const IMPORT = /^import \{ t \} from "[./\w-]*\/t";\n/m;
const CALL = /(?<![\w.$"'])t\(\s*("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'),?\s*(\)?)/g;

/** The messages in a source file, in order; none if it does not import `t`. */
export function messageCalls(source: string): readonly MessageCall[] {
  if (!IMPORT.test(source)) return [];
  return [...source.matchAll(CALL)].map((match) => ({
    message: literalText(match[1] ?? ""),
    start: match.index,
    end: match.index + match[0].length,
    hasValues: match[2] === "",
  }));
}

function literalText(literal: string): string {
  const inDouble = literal.startsWith("'")
    ? `"${literal.slice(1, -1).replace(/\\'|"/g, (sign) => (sign === '"' ? '\\"' : "'"))}"`
    : literal;
  return String(JSON.parse(inDouble));
}

/**
 * A source file in which words of a language replace the calls of `t`: pages then load no other words, and no code that looks
 * them up.
 *
 * @throws Error if `t` is called with something else than a text, or the words can't be parsed
 */
export function inlineWords(source: string, language: Language): string {
  const calls = messageCalls(source);
  if (calls.length === 0) return source;
  const imports = new Set<string>();
  const parts: string[] = [];
  let rest = 0;
  for (const { message, start, end, hasValues } of calls) {
    const { code, imports: needed } = messageCode(wordsOf(message, language));
    for (const line of needed) imports.add(line);
    // `t("…", values)` becomes `(values => "…")(values)`.
    parts.push(source.slice(rest, start), hasValues ? `${asFunction(code)}(` : code);
    rest = end;
  }
  const inlined = parts.join("") + source.slice(rest);
  const left = /(?<![\w.$"'])t\(/.exec(inlined.replace(IMPORT, ""));
  if (left) throw new Error("t() needs its message between quotes, in the call itself");
  // The other lines stay where they are.
  return inlined.replace(IMPORT, `${[...imports].join(" ")}\n`);
}

/** Words without a placeholder may belong to a message that has one, where a translation leaves it out. */
function asFunction(code: string): string {
  return code.startsWith("(") ? code : `((_) => ${code})`;
}
