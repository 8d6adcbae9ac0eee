import { parse, type Token } from "@messageformat/parser";

/** What goes on with a text: it is not put into another one. */
const CONTINUED = "row";

/**
 * A message in which each value keeps its own direction, between the signs that Unicode has for it: 'C++' and '458-21' would be
 * read as '++C' and '21-458' in a text from right to left.
 *
 * @throws Error if the message can't be parsed
 */
export function isolateValues(message: string): string {
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
