import { codePointName } from "../../model/check/text-error";
import { oneOf, withExpectation } from "../../model/check/sentence";
import { ContentError, placeOf } from "./file-text";
import { t } from "../../words/t";

const MAX_DEPTH = 200;
const valueExpectation = t(
  "expected a value: a text between double quotes, a number, true, false, null, a list or an object",
);
const escapeExpectation = t("expected {backslash} for a backslash, or one of {others}", {
  backslash: String.raw`\\`,
  others: String.raw`\" \/ \n \t \u0000`,
});

/**
 * Finds what `JSON.parse` does not report: names that are defined twice in one object, as paths such as
 * `gallery[0].src`, and where exactly the text is not valid JSON.
 *
 * @throws ContentError at the first character that is wrong
 */
export function scanJson(text: string): ReadonlySet<string> {
  const scanner = new JsonScanner(text);
  scanner.scanDocument();
  return scanner.repeated;
}

class JsonScanner {
  readonly repeated = new Set<string>();
  private readonly text: string;
  private offset = 0;
  private depth = 0;

  constructor(text: string) {
    this.text = text;
  }

  scanDocument(): void {
    this.scanValue("");
    this.skipSpace();
    if (this.offset < this.text.length) this.fail(t("expected the end of the file"));
  }

  private scanValue(path: string): void {
    this.skipSpace();
    const character = this.text[this.offset];
    if (character === "{") this.nested(() => this.scanObject(path));
    else if (character === "[") this.nested(() => this.scanList(path));
    else if (character === '"') this.scanText();
    else if (!this.take(/true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y)) this.fail(valueExpectation);
  }

  private nested(scan: () => void): void {
    this.depth += 1;
    if (this.depth > MAX_DEPTH) this.fail(t("expected at most {most} nested brackets", { most: MAX_DEPTH }));
    scan();
    this.depth -= 1;
  }

  private scanObject(path: string): void {
    const names = new Set<string>();
    this.offset += 1;
    if (this.takeSign("}")) return;
    do {
      const name = this.scanName(names.size > 0);
      const inner = path === "" ? name : `${path}.${name}`;
      if (names.has(name)) this.repeated.add(inner);
      names.add(name);
      if (!this.takeSign(":")) this.fail(t("expected ':' after the name of the field"));
      this.scanValue(inner);
    } while (this.takeSign(","));
    if (!this.takeSign("}")) this.fail(t("expected {signs}", { signs: oneOf(["','", "'}'"]) }));
  }

  private scanName(isAfterComma: boolean): string {
    this.skipSpace();
    if (this.text[this.offset] !== '"')
      this.fail(
        isAfterComma
          ? t("expected another field between double quotes after the comma")
          : t("expected the name of a field between double quotes, or {sign}", { sign: "'}'" }),
      );
    const start = this.offset;
    this.scanText();
    const name: unknown = JSON.parse(this.text.slice(start, this.offset));
    return String(name);
  }

  private scanList(path: string): void {
    this.offset += 1;
    if (this.takeSign("]")) return;
    let index = 0;
    do {
      this.scanValue(`${path}[${index}]`);
      index += 1;
    } while (this.takeSign(","));
    if (!this.takeSign("]")) this.fail(t("expected {signs}", { signs: oneOf(["','", "']'"]) }));
  }

  private scanText(): void {
    const start = this.offset;
    for (this.offset += 1; this.text[this.offset] !== '"'; this.offset += 1) {
      if (this.text[this.offset] === "\\") this.scanEscape();
      else if (this.offset >= this.text.length)
        this.failAt(start, t("a text without its closing quote"), t("expected {sign} behind it", { sign: `'"'` }));
      else if (this.text.charCodeAt(this.offset) < 0x20) this.failInText();
    }
    this.offset += 1;
  }

  private failInText(): never {
    const isLineBreak = /[\r\n]/.test(this.text[this.offset] ?? "");
    if (isLineBreak)
      this.failAt(
        this.offset,
        t("a line break inside a text"),
        t("expected {sign} before it, or {escape} in its place", { sign: `'"'`, escape: String.raw`\n` }),
      );
    this.fail(t("expected {escape} for a tab, and no other invisible characters", { escape: String.raw`\t` }));
  }

  private scanEscape(): void {
    const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
    escape.lastIndex = this.offset;
    const length = escape.exec(this.text)?.[0].length;
    if (length === undefined)
      this.failAt(this.offset, `'${printable(this.text.slice(this.offset, this.offset + 2))}'`, escapeExpectation);
    this.offset += length - 1;
  }

  private takeSign(sign: string): boolean {
    this.skipSpace();
    if (this.text[this.offset] !== sign) return false;
    this.offset += 1;
    return true;
  }

  private take(pattern: RegExp): boolean {
    pattern.lastIndex = this.offset;
    const length = pattern.exec(this.text)?.[0].length;
    this.offset += length ?? 0;
    return length !== undefined;
  }

  private skipSpace(): void {
    this.take(/[ \t\r\n]*/y);
  }

  private fail(expectation: string): never {
    this.failAt(this.offset, this.found(), expectation);
  }

  private failAt(offset: number, found: string, expectation: string): never {
    const message = withExpectation(t("found {found}", { found }), expectation);
    throw new ContentError(message, placeOf(this.text, offset));
  }

  /** Names what is at the offset: a word, a character, or the end. */
  private found(): string {
    const rest = this.text.slice(this.offset, this.offset + 20);
    if (rest === "") return t("the end of the file");
    if (/^\/[/*]/.test(rest)) return t("a comment");
    const [word] = /^[\p{L}\p{N}_$][\p{L}\p{N}_$.+-]*/u.exec(rest) ?? [];
    return `'${printable(word ?? String.fromCodePoint(rest.codePointAt(0) ?? 0))}'`;
  }
}

/** Shows invisible characters by their codes. */
function printable(text: string): string {
  return text.replace(/[\p{C}\p{Z}]/gu, (character) => codePointName(character.codePointAt(0) ?? 0));
}
