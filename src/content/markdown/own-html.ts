import sanitizeHtml from "sanitize-html";
import { escapeAttribute } from "../../domain/text/markup";
import { mathMlOf } from "../../model/markdown/extensions/math";

/** The private characters of Unicode, which texts hardly ever use. */
const FIRST_PRIVATE = 0xe000;

/**
 * Hides HTML that the site itself has made, such as formulas, from the sanitiser, which is stricter: the text contains
 * a mark instead.
 */
export class TrustedHtml {
  private readonly mark: string;
  private readonly html: string[] = [];

  constructor(source: string) {
    let code = FIRST_PRIVATE;
    while (source.includes(String.fromCodePoint(code)) || source.includes(`&#${code};`)) code += 1;
    this.mark = String.fromCodePoint(code);
  }

  /** Stores HTML and returns its mark. */
  keep(html: string): string {
    this.html.push(html);
    return `${this.mark}${this.html.length - 1}${this.mark}`;
  }

  restore(text: string): string {
    if (this.html.length === 0) return text;
    return text.replace(
      new RegExp(`${this.mark}(\\d+)${this.mark}`, "g"),
      (_, index: string) => this.html[Number(index)] ?? "",
    );
  }
}

/** Attributes in HTML, each after a space; those without a value are left out. */
export function attributesOf(values: Readonly<Record<string, string | number | null | undefined>>): string {
  return Object.entries(values)
    .map(([name, value]) =>
      value === undefined || value === null ? "" : ` ${name}="${escapeAttribute(String(value))}"`,
    )
    .join("");
}

/** MathML that all browsers know; elements that only change the look are left out. */
const elements = [
  "math",
  "mrow",
  "mi",
  "mn",
  "mo",
  "ms",
  "mtext",
  "mspace",
  "mfrac",
  "msqrt",
  "mroot",
  "msub",
  "msup",
  "msubsup",
  "munder",
  "mover",
  "munderover",
  "mmultiscripts",
  "mprescripts",
  "mtable",
  "mtr",
  "mtd",
  "mpadded",
  "mphantom",
  "mstyle",
  "menclose",
  "merror",
];

const attributes = [
  "display",
  "displaystyle",
  "scriptlevel",
  "mathvariant",
  "form",
  "fence",
  "separator",
  "stretchy",
  "symmetric",
  "movablelimits",
  "largeop",
  "accent",
  "accentunder",
  "lspace",
  "rspace",
  "minsize",
  "maxsize",
  "width",
  "height",
  "depth",
  "voffset",
  "linethickness",
  "columnspan",
  "rowspan",
  "notation",
  "data-align",
];

/** A formula in TeX as MathML; undefined if it can't be read. */
export function renderFormula(tex: string, isBlock: boolean): string | undefined {
  const math = mathMlOf(tex, isBlock);
  if (math === undefined) return undefined;
  return sanitizeHtml(math, {
    allowedTags: elements,
    allowedAttributes: { "*": attributes },
    // Only equations have columns that are not centred.
    transformTags: {
      mtd: (tagName, { class: name = "", ...attribs }) => ({ tagName, attribs: { ...attribs, ...aligned(name) } }),
    },
  });
}

function aligned(name: string): Record<string, string> {
  const [, side] = /\btml-(left|right)\b/.exec(name) ?? [];
  return side === undefined ? {} : { "data-align": side };
}
