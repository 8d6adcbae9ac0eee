import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { PictureSource } from "../../../../src/domain/picture-source";
import { renderArticle, renderMarkdown } from "../../../../src/content/markdown/render-markdown";

/** What the HTML of a source must be, hold, match or not match, and the words that are left without its tags. */
interface Expected {
  readonly html?: string;
  readonly has?: string | readonly string[];
  readonly matches?: string;
  readonly not?: string;
  readonly words?: string;
  /** The texts of the headings of an article, by their ids. */
  readonly headings?: Readonly<Record<string, string>>;
}

/** One source, several for which the same is expected, or several with their HTML. */
interface Case extends Expected {
  readonly source?: string;
  readonly sources?: readonly string[];
  readonly shown?: Readonly<Record<string, string>>;
  readonly isArticle?: boolean;
  readonly options?: {
    readonly topHeading?: number;
    readonly language?: string;
    readonly isShort?: boolean;
    readonly pictures?: Readonly<Record<string, PictureSource>>;
    readonly addresses?: Readonly<Record<string, string>>;
  };
}

const folder = "tests/unit/content/markdown/cases";
const groups = readdirSync(folder).flatMap((name) =>
  Object.entries(parse(readFileSync(`${folder}/${name}`, "utf8")) as Record<string, Record<string, Case>>),
);

/** Each source of a case with its title and the expected result. */
function sourcesOf(name: string, { source, sources = [], shown = {}, ...expected }: Case) {
  if (source !== undefined) return [{ title: name, source, expected }];
  const all = [
    ...sources.map((each) => ({ source: each, expected })),
    ...Object.entries(shown).map(([each, html]) => ({ source: each, expected: { ...expected, html } })),
  ];
  return all.map((each) => ({ ...each, title: `${name}: ${JSON.stringify(each.source)}` }));
}

describe.each(groups)("%s", (_, cases) => {
  it.each(Object.entries(cases).flatMap(([name, each]) => sourcesOf(name, each)))("$title", ({ source, expected }) => {
    const { isArticle = false, options: { pictures = {}, addresses = {}, ...options } = {}, has = [] } = expected;
    const maps = { pictures: new Map(Object.entries(pictures)), addresses: new Map(Object.entries(addresses)) };
    const { html, headings } = isArticle
      ? renderArticle(source)
      : { html: renderMarkdown(source, { ...options, ...maps }), headings: [] };
    if (expected.html !== undefined) expect(html.trim()).toBe(expected.html.trim());
    for (const part of [has].flat()) expect(html).toContain(part.trim());
    if (expected.matches !== undefined) expect(html).toMatch(new RegExp(expected.matches));
    if (expected.not !== undefined) expect(html).not.toMatch(new RegExp(expected.not));
    if (expected.words !== undefined) expect(html.replace(/<[^>]*>/g, "").trim()).toBe(expected.words);
    if (expected.headings)
      expect(Object.fromEntries(headings.map(({ id, text }) => [id, text]))).toEqual(expected.headings);
  });
});
