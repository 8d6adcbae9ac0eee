import { createElement, useContext, type HTMLAttributes, type ReactNode } from "react";
import { directionMarks, languageOf, languageParts, marksOf, marksOfWhole } from "../../domain/language/language-of";
import { originalLanguage } from "../../hooks/original-language";
import { PageLanguage } from "../../hooks/page-context";

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
  /** The element around the text; absent: none. */
  readonly as?: TextElement | undefined;
  readonly children: string;
  readonly value?: string;
}

/**
 * A text of the content. Parts in another language than the page are marked with their language and direction, so that
 * they are read aloud and set correctly. A text without any letter of the page's script is marked as a whole.
 */
export function Text({ as, children: text, ...rest }: TextProps): ReactNode {
  const page = useContext(PageLanguage);
  const original = originalLanguage(text);
  if (as === "option" || as === "title")
    return createElement(as, { ...rest, ...marksOfWhole(text, page), ...marksOf(original, page) }, text);
  const language = languageOf(text, page) ?? original;
  const marks = language === undefined ? directionMarks(text, page) : marksOf(language, page);
  if (as === undefined && marks.lang === undefined && marks.dir === undefined) return markedParts(text, page);
  return createElement(as ?? "span", { ...rest, ...marks }, language === undefined ? markedParts(text, page) : text);
}

function markedParts(text: string, page: string): ReactNode {
  const parts = languageParts(text, page);
  if (parts.every(({ marks }) => !marks)) return text;
  return parts.map(({ text: part, marks }, index) =>
    marks ? (
      <span key={index} {...marks}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
