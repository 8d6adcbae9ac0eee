import { parse, type Token } from "@messageformat/parser";
import { englishOf } from "../../src/words/messages";

/** The types of the values that a message needs, by their names. */
type ValueTypes = Readonly<Record<string, string>>;

/**
 * Finds the types of the values that a message needs.
 *
 * @throws Error if it is no ICU MessageFormat, or uses a kind of placeholder that the site doesn't compile
 */
export function valueTypes(message: string): ValueTypes {
  const types = new Map<string, string>();
  const visit = (tokens: readonly Token[]): void => {
    for (const token of tokens) {
      if (token.type === "content" || token.type === "octothorpe") continue;
      types.set(token.arg, typeOf(token, types.get(token.arg)));
      if ("cases" in token) for (const { tokens: inside } of token.cases) visit(inside);
    }
  };
  visit(parse(englishOf(message)));
  return Object.fromEntries([...types].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function typeOf(token: Exclude<Token, { type: "content" | "octothorpe" }>, known: string | undefined): string {
  if (token.type === "argument") return known ?? "string | number";
  if (token.type === "select") {
    const keys = token.cases.map(({ key }) => key);
    return keys.includes("other") ? "string" : keys.map((key) => JSON.stringify(key)).join(" | ");
  }
  if (token.type === "function" && token.key !== "number")
    throw new Error(`{${token.arg}, ${token.key}} can't be used: format dates before, and pass them as texts`);
  return "number";
}
