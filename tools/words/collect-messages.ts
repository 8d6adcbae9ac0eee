import { readFileSync } from "node:fs";
import path from "node:path";
import { messageCalls } from "../../src/words/inline-words";
import { englishOf } from "../../src/words/messages";
import { folderEntries } from "../../src/outputs/writing/list-files";

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

/** A catalogue by its keys: the messages of the code, and the words that are shown for them. */
export type Catalogue = Readonly<Record<string, string>>;

/** The English catalogue with all messages, as the code says those that it did not have. */
export function completedEnglish(messages: readonly string[], words: Catalogue): Catalogue {
  return { ...Object.fromEntries(messages.map((message) => [message, englishOf(message)])), ...words };
}

/** A catalogue after a message was written otherwise in the code. */
export function withRenamed(words: Catalogue, from: string, to: string): Catalogue {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key === from ? to : key, text]));
}

/** The keys of a catalogue that the code no longer asks for. */
export function unusedKeys(messages: readonly string[], words: Catalogue): readonly string[] {
  const used = new Set(messages);
  return Object.keys(words).filter((key) => !used.has(key));
}

/** A catalogue as its file holds it: in alphabetical order, which changes no other line. */
export function catalogueText(words: Catalogue): string {
  const sorted = Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`;
}
