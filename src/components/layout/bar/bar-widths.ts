import { pageInOtherLanguages } from "../../../domain/addresses/other-languages";
import { routes } from "../../../domain/routes";
import { ownLanguageName } from "../../../domain/language/language-name";
import { joinLabel, mainLinks, quickLinksLabel } from "../navigation-links";

/** The widths of the window, in rem, from which the bar shows its links: close to each other, or with all its space. */
export interface BarWidths {
  readonly close: number;
  readonly wide: number;
}

/** The widths in the style sheets, which suit a club with short words. */
const usualWidths: BarWidths = { close: 48, wide: 60 };

/** In rem: the widest bar, with its margins and a scroll bar. A wider window does not make it wider. */
const LARGEST = 75;

const LETTER = 0.6 * 0.875;

/** In rem: margins and a scroll bar, the logo, the account, the search, the theme, and the mark of the current link. */
const CLOSE = { rest: 16.29, link: 0.75, quickLinks: 2.01, join: 1.75 };

/** In rem: also gaps and the beginning of the club's name, which is cut off if it is longer. */
const WIDE = { rest: CLOSE.rest + 5, link: 1.5, quickLinks: 2.76, join: 2.25 };

/** The words of the bar that all readers see. */
interface BarWords {
  readonly links: readonly string[];
  readonly quickLinks: string;
  readonly join: string;
}

/** The words of the bar. Only the build needs them, to calculate the widths in the style sheets. */
export function barWords(): BarWords {
  const ofLanguages = pageInOtherLanguages(routes.home).map(({ language }) => ownLanguageName(language));
  const links = [...mainLinks().map(({ label }) => label), ...ofLanguages];
  return { links, quickLinks: quickLinksLabel(), join: joinLabel() };
}

/** The widths from which the words of a club fit in one line; Infinity if they never do. */
export function barWidths(words: BarWords): BarWidths {
  const needed = (room: typeof CLOSE) => {
    const links = words.links.map((label) => room.link + widthOf(label));
    const all = [room.rest, ...links, room.quickLinks + widthOf(words.quickLinks), room.join + widthOf(words.join)];
    const width = Math.ceil(all.reduce((sum, each) => sum + each, 0));
    return width > LARGEST ? Infinity : width;
  };
  const close = Math.max(usualWidths.close, needed(CLOSE));
  return { close, wide: Math.max(usualWidths.wide, needed(WIDE)) };
}

/** Letters that are missing in our font and its usual fallbacks may be as wide as they are tall. */
function widthOf(text: string): number {
  const letters = text.replace(/\p{Mn}/gu, "");
  const wide = letters.match(/[^ -\u{6ff}\u{1e00}-\u{20ff}]/gu)?.length ?? 0;
  return (Array.from(letters).length - wide) * LETTER + wide * 0.875;
}

/** Puts these widths into the media queries of a style sheet of the bar. */
export function withBarWidths(css: string, { close, wide }: BarWidths): string {
  const inRem = (width: number) => `: ${Number.isFinite(width) ? width : 9999}rem)`;
  return css.replace(/: (48|60)rem\)/g, (_, usual) => inRem(usual === "48" ? close : wide));
}
