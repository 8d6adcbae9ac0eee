import { reservedIds } from "../../domain/element-ids";
import type { ArticleHeading } from "../../domain/blog/article-contents";
import { textOfHtml } from "../../domain/text/markup";
import { nameSlug } from "../../model/values/name-slug";

/** Gives headings the ids that their author has chosen, unless the site uses them. */
export function withOwnIds(html: string): string {
  return html.replace(/<(h[1-6]) data-id="([^"]*)">/g, (_tag, name: string, id: string) =>
    reservedIds.has(id) ? `<${name}>` : `<${name} id="${id}">`,
  );
}

/**
 * Moves the headings of a text below those of the page around it, without gaps, whatever levels the author chose: each
 * is one level below the nearest higher one before it.
 *
 * @param html sanitised, so that a heading has no attribute but the id that its author has chosen
 */
export function placeHeadings(html: string, topLevel: number): string {
  const outline: number[] = [];
  const open: string[] = [];
  return html.replace(/<(\/?)h([1-6])( data-id="[^"]*")?>/g, (_tag, slash: string, digit: string, id = "") => {
    if (slash) return `</${open.pop() ?? "h6"}>`;
    while ((outline.at(-1) ?? 0) >= Number(digit)) outline.pop();
    outline.push(Number(digit));
    const placed = `h${Math.min(6, topLevel + outline.length - 1)}`;
    open.push(placed);
    return `<${placed}${String(id)}>`;
  });
}

/** Gives each heading an id made of its words, makes it a link to itself, and lists the headings. */
export function nameHeadings(html: string): { readonly html: string; readonly headings: readonly ArticleHeading[] } {
  const unusedId = idsBeside([...reservedIds, ...Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id = ""]) => id)]);
  const headings: ArticleHeading[] = [];
  const named = html.replace(
    /<h([1-6])(?: data-id="([^"]*)")?>(.*?)<\/h\1>/gs,
    (_heading, level: string, own: string | undefined, content: string) => {
      const text = textOfHtml(content);
      const id = unusedId(own ?? (nameSlug(text) || "section"));
      headings.push({ id, text, level: Number(level) });
      // A heading that contains a link or another heading can't be a link.
      const anchored = /<(?:a|h[1-6])[ >]/.test(content) ? content : `<a href="#${id}">${content}</a>`;
      return `<h${level} id="${id}">${anchored}</h${level}>`;
    },
  );
  return { html: named, headings };
}

/** Returns unique ids: `lists`, then `lists-2`. It remembers the counts, so that many equal headings take no longer. */
function idsBeside(taken: Iterable<string>): (slug: string) => string {
  const used = new Set(taken);
  const counts = new Map<string, number>();
  return (slug) => {
    let count = counts.get(slug) ?? 1;
    const id = () => (count === 1 ? slug : `${slug}-${count}`);
    while (used.has(id())) count += 1;
    counts.set(slug, count);
    used.add(id());
    return id();
  };
}
