/** The private characters of Unicode, of which a text uses hardly any. */
const FIRST_PRIVATE = 0xe000;

/**
 * Keeps HTML that the site itself has made, such as formulas, out of the hands of the sanitiser, which allows authors less:
 * a text holds a mark in its place.
 */
export class Leaves {
  private readonly mark: string;
  private readonly html: string[] = [];

  constructor(source: string) {
    let code = FIRST_PRIVATE;
    while (source.includes(String.fromCodePoint(code)) || source.includes(`&#${code};`)) code += 1;
    this.mark = String.fromCodePoint(code);
  }

  /** Keeps HTML; gives the mark that takes its place. */
  keep(html: string): string {
    this.html.push(html);
    return `${this.mark}${this.html.length - 1}${this.mark}`;
  }

  /** Puts what has been kept where its marks are. */
  restore(text: string): string {
    if (this.html.length === 0) return text;
    return text.replace(
      new RegExp(`${this.mark}(\\d+)${this.mark}`, "g"),
      (_, index: string) => this.html[Number(index)] ?? "",
    );
  }
}
