import { readFileSync } from "node:fs";
import path from "node:path";
import { readContent } from "../../../src/content/read/read-content";
import { readContentTree } from "../../../src/content/content-tree";
import type { ContentItem } from "../../../src/content/content";
import { referencedFiles } from "../../../src/content/rules/item-targets";
import { isShownAt } from "../../../src/domain/publication/publication";
import { clubTimeZone } from "../../../src/domain/time/club-time";
import { textsIn } from "./texts-in";

/** Long enough that it does not occur by chance. */
const SHORTEST = 24;

/** A run of words without characters that HTML, JSON and Markdown escape. */
const RUN = /[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} ,.:]*[\p{L}\p{M}\p{N}]/gu;

/** The longer runs of words in the lines of a text. */
function runsOfWords(text: string): string[] {
  return (text.replace(/[^\S\n]+/g, " ").match(RUN) ?? []).filter((run) => run.length >= SHORTEST);
}

/** A run of words that must not be published, and the file that contains it. */
export interface HiddenText {
  readonly file: string;
  readonly words: string;
}

/**
 * The texts of a content tree that must not be published: those of drafts, of scheduled items, and of files that are
 * neither items nor used by one. Text that is also in a published item is not secret.
 */
export function hiddenTexts(directory: string): HiddenText[] {
  const tree = readContentTree(directory);
  const { items } = readContent(tree).content;
  const shown = items.filter(({ source, fields }) => isShownAt(source, fields, new Date(), clubTimeZone()));
  const known = new Set([...shown.map(({ file }) => file), ...shown.flatMap((item) => [...referencedFiles(item)])]);
  const said = shown.map(textOf).join("\n").replace(/\s+/g, " ");
  return [...tree.files]
    .filter((file) => !known.has(file))
    .flatMap((file) => {
      const item = items.find((each) => each.file === file);
      const text = item ? textOf(item) : readText(path.join(directory, file));
      return [...new Set(runsOfWords(text))].map((words) => ({ file, words }));
    })
    .filter(({ words }) => !said.includes(words));
}

/** All texts of an item, as they are without JSON. */
function textOf({ fields, body = "" }: ContentItem): string {
  return [...textsIn(fields), body].join("\n");
}

function readText(file: string): string {
  const bytes = readFileSync(file);
  return bytes.includes(0) ? "" : bytes.toString("utf8");
}
