import sanitizeHtml from "sanitize-html";
import { mathMlOf } from "../../model/markdown/extensions/formula";

/** MathML that all browsers know; what only looks different without style sheets is left out. */
const elements = [
  ...["math", "mrow", "mi", "mn", "mo", "ms", "mtext", "mspace", "mfrac", "msqrt", "mroot", "msub", "msup", "msubsup"],
  ...["munder", "mover", "munderover", "mmultiscripts", "mprescripts", "mtable", "mtr", "mtd", "mpadded", "mphantom"],
  ...["mstyle", "menclose", "merror"],
];

const attributes = [
  ...["display", "displaystyle", "scriptlevel", "mathvariant", "form", "fence", "separator", "stretchy", "symmetric"],
  ...["movablelimits", "largeop", "accent", "accentunder", "lspace", "rspace", "minsize", "maxsize", "width", "height"],
  ...["depth", "voffset", "linethickness", "columnspan", "rowspan", "notation", "data-align"],
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
