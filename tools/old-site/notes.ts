import { readShortcode } from "../../src/model/markdown/shortcodes";

/** The alerts of this site by the words that other generators have for them. */
const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ["CAUTION", /\b(?:danger|error|caution)\b/i],
  ["WARNING", /\b(?:warning|warn)\b/i],
  ["IMPORTANT", /\bimportant\b/i],
  ["TIP", /\b(?:tip|success)\b/i],
  ["NOTE", /\b(?:note|notice|info|hint|callout|alert|admonition|primary|secondary)\b/i],
];

/** The kind of alert that a word or a list of classes means, such as `.notice--warning`; undefined if it means none. */
export function alertOf(words: string): string | undefined {
  return kinds.find(([, pattern]) => pattern.test(words.replaceAll("_", " ")))?.[0];
}

/** The notes in boxes that are open at a line, each of which is a quotation here. */
export class NoteStack {
  /** The names of their shortcodes. */
  private readonly ends: string[] = [];

  /** A line as a part of all open notes. */
  quoted(line: string): string {
    return `${"> ".repeat(this.ends.length)}${line}`.trimEnd();
  }

  /** Begins a note; gives its first lines, undefined if the line begins none. */
  open(line: string): string | undefined {
    const shortcode = readShortcode(line.trim());
    if (shortcode === undefined || shortcode.isEnd || alertOf(shortcode.name) === undefined) return undefined;
    const { name, named, values } = shortcode;
    if (named.has("content") || named.has("text") || line.includes("include")) return undefined;
    const said = [named.get("type"), named.get("kind"), named.get("status"), named.get("level"), values[0], name];
    const type = said.map((word) => alertOf(word ?? "")).find((each) => each !== undefined) ?? "NOTE";
    const title = named.get("title") ?? values.find((value) => alertOf(value) === undefined) ?? "";
    return this.begin(name, type, title);
  }

  private begin(end: string, kind: string, title: string): string {
    this.ends.push(end);
    return `[!${kind}]${title.trim() === "" ? "" : `\n**${title.trim()}**\n`}`;
  }

  /** True if a line ends the innermost note. */
  close(line: string): boolean {
    const end = this.ends.at(-1);
    if (end === undefined) return false;
    const shortcode = readShortcode(line.trim());
    const isEnd = shortcode?.isEnd === true && shortcode.name === end;
    if (isEnd) this.ends.pop();
    return isEnd;
  }
}
