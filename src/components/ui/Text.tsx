import { createElement, useContext, type HTMLAttributes, type ReactNode } from "react";
import { languageOf, languageParts, marksOf, marksOfWhole } from "../../domain/language/language-of";
import { originalLanguage } from "../../hooks/original-language";
import { PageLanguage } from "../../hooks/page-context";

/** Elements that hold no others. */
type TextOnly = "option" | "title";

type TextElement =
  | TextOnly
  | `h${1 | 2 | 3 | 4}`
  | "code"
  | "dd"
  | "div"
  | "dt"
  | "figcaption"
  | "legend"
  | "li"
  | "mark"
  | "p"
  | "span"
  | "strong"
  | "td";

interface TextProps extends Omit<HTMLAttributes<HTMLElement>, "children" | "lang"> {
  /** The element that the text fills; absent: it has none of its own. */
  readonly as?: TextElement | undefined;
  readonly children: string;
  /** Of an option. */
  readonly value?: string;
}

/**
 * A text of the content. What of it is in another language than the page is marked with its language and direction, so
 * that it is read out, set and broken as that language is. A text that is mostly in it is marked as a whole.
 */
export function Text({ as, children: text, ...rest }: TextProps): ReactNode {
  const page = useContext(PageLanguage);
  const original = originalLanguage(text);
  if (as === "option" || as === "title")
    return createElement(as, { ...rest, ...marksOfWhole(text, page), ...marksOf(original, page) }, text);
  const marks = marksOf(languageOf(text, page) ?? original, page);
  const isWhole = marks.lang !== undefined;
  if (as === undefined && !isWhole) return markedParts(text, page);
  return createElement(as ?? "span", { ...rest, ...marks }, isWhole ? text : markedParts(text, page));
}

function markedParts(text: string, page: string): ReactNode {
  const parts = languageParts(text, page);
  if (parts.every(({ language }) => language === undefined)) return text;
  return parts.map(({ text: part, language }, index) =>
    language === undefined ? (
      part
    ) : (
      <span key={index} {...marksOf(language, page)}>
        {part}
      </span>
    ),
  );
}
