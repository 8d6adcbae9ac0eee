import { readFileSync } from "node:fs";
import path from "node:path";
import { messageCalls } from "../../src/words/inline-words";
import { englishOf } from "../../src/words/messages";
import { folderEntries } from "../../src/outputs/writing/list-files";
import { valueTypes } from "./message-values";

/** The messages that the code asks for, in alphabetical order. */
export function collectMessages(sources: readonly string[] = ["src", "tools"]): readonly string[] {
  const files = sources
    .flatMap((source) => folderEntries(path.resolve(source)))
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name));
  const messages = files.flatMap(({ parentPath, name }) =>
    messageCalls(readFileSync(path.join(parentPath, name), "utf8")).map(({ message }) => message),
  );
  return [...new Set(messages)].toSorted((a, b) => (a < b ? -1 : 1));
}

/** The English catalogue: the messages themselves, which the tools of translators read as the source. */
export function englishCatalogue(messages: readonly string[]): string {
  return catalogueText(Object.fromEntries(messages.map((message) => [message, englishOf(message)])));
}

/** A catalogue as its file holds it. */
export function catalogueText(words: Readonly<Record<string, string>>): string {
  return `${JSON.stringify(words, undefined, 2)}\n`;
}

/** The module with the types of the values that messages need; a message without placeholders is not in it. */
export function valuesModule(messages: readonly string[]): string {
  const lines = messages.flatMap((message) => {
    const types = Object.entries(valueTypes(message));
    if (types.length === 0) return [];
    return `  ${JSON.stringify(message)}: { ${types.map(([name, type]) => `readonly ${name}: ${type}`).join("; ")} };`;
  });
  return [
    "/** The values that each message needs. Written by `npm run words`. */",
    "export interface MessageValues {",
    ...lines,
    "}",
    "",
  ].join("\n");
}
