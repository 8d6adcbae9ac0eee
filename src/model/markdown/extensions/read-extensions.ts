import footnotes from "markdown-it-footnote";
import type { MarkdownIt } from "markdown-it";
import { readAlerts } from "./alerts";
import { readEmoji } from "./emoji";
import { readFilms } from "./films";
import { readHeadingIds } from "./heading-ids";
import { readMath } from "./math";
import { readPictureSizes } from "./picture-sizes";
import { readTaskLists } from "./task-lists";

/** Lets a parser read what people write beyond CommonMark, as GitHub and other generators do. */
export function readExtensions(parser: MarkdownIt): void {
  parser.use(footnotes);
  // `^[…]` is an exponent more often than a footnote.
  parser.inline.ruler.disable("footnote_inline");
  readMath(parser);
  readEmoji(parser);
  readAlerts(parser);
  readHeadingIds(parser);
  readPictureSizes(parser);
  readTaskLists(parser);
  readFilms(parser);
}
