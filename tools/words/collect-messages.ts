import { readFileSync } from "node:fs";
import path from "node:path";
import { type Catalogue, decapPlace, readCatalogue } from "../../src/words/catalogue";
import { messageCalls } from "../../src/words/inline-words";
import { englishOf } from "../../src/words/messages";
import { folderEntries } from "../../src/outputs/writing/list-files";

/** Texts that readers see first come first. */
const SOURCES = ["src/components/layout", "src/components/home", "src/components", "src/domain", "src", "tools"];

export function collectMessages(): readonly string[] {
  const files = SOURCES.flatMap((source) => folderEntries(path.resolve(source))).filter(
    (entry) => entry.isFile() && /\.tsx?$/.test(entry.name),
  );
  const messages = files.flatMap(({ parentPath, name }) =>
    messageCalls(readFileSync(path.join(parentPath, name), "utf8")).map(({ message }) => message),
  );
  const ofDecap = Object.keys(readCatalogue("en")).filter((message) => decapPlace(message) !== undefined);
  return [...new Set([...messages, ...ofDecap])];
}

/** The English catalogue with all messages; missing ones are added from the code. */
export function completedEnglish(messages: readonly string[], words: Catalogue): Catalogue {
  return { ...Object.fromEntries(messages.map((message) => [message, englishOf(message)])), ...words };
}

export function withRenamed(words: Catalogue, from: string, to: string): Catalogue {
  return Object.fromEntries(Object.entries(words).map(([key, text]) => [key === from ? to : key, text]));
}

export function unusedKeys(messages: readonly string[], words: Catalogue): readonly string[] {
  const used = new Set(messages);
  return Object.keys(words).filter((key) => !used.has(key));
}

/** The text of a catalogue's file, in alphabetical order, so that a new text does not change other lines. */
export function catalogueText(words: Catalogue): string {
  return jsonText(Object.fromEntries(Object.entries(words).toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

export function jsonText(words: Catalogue): string {
  return `${JSON.stringify(words, undefined, 2)}\n`;
}
