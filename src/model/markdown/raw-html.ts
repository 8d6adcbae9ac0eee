import { isSafeTarget } from "../values/link-target";
import { youTubeId } from "../values/youtube";
import { quote, withExpectation } from "../check/sentence";
import { t } from "../../words/t";

const names =
  "a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite code col colgroup " +
  "data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 " +
  "h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main mark marquee math menu meta meter " +
  "nav noscript ol optgroup option output p param picture pre progress q rp rt ruby s samp script search section " +
  "select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time " +
  "tr track tt u ul var video wbr";

// Without `map` and `object`: in these texts they are `#include <map>` and `List<Object>`. Without `title`, `xmp` and
// `plaintext`, too: the HTML after them would be text.
const elements: ReadonlySet<string> = new Set(names.split(" "));

/** Elements that pages show as the author of a text intended. */
export const shownElements: readonly string[] = [
  "p",
  "br",
  "hr",
  "strong",
  "b",
  "em",
  "i",
  "s",
  "del",
  "u",
  "sub",
  "sup",
  "mark",
  "kbd",
  "code",
  "pre",
  "blockquote",
  "ul",
  "ol",
  "li",
  "a",
  "img",
  "picture",
  "source",
  "span",
  "div",
  "table",
  "thead",
  "tbody",
  "tr",
  "th",
  "td",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
];

/** Elements that pages show nothing of, not even the text inside. */
export const removedElements: readonly string[] = [
  "script",
  "style",
  "textarea",
  "option",
  "noscript",
  "iframe",
  "object",
  "svg",
  "math",
  "template",
];

export function isElement(name: string): boolean {
  return elements.has(name);
}

const shown: ReadonlySet<string> = new Set(shownElements);

const tag = /<!--[\s\S]*?-->|<\/?([a-z][a-z\d]*)((?:\s[^<>]*)?)>/gi;

/** Attributes that run or deceive, or that make a difference which pages do not show. */
const lost = /\s(?:on\w+|style)\s*=/i;

export function rawHtmlWarning(html: string): string | undefined {
  const tags = Array.from(html.matchAll(tag), ({ index, 1: name = "", 2: attributes = "" }) => ({
    index,
    name: name.toLowerCase(),
    attributes,
  }));
  const problem = tags.find(({ name, attributes }) => !isShownAsMeant(name, attributes));
  if (problem === undefined && (tags.length > 0 || !/<[a-z/!?]/i.test(html))) return undefined;
  const fault = t("contains raw HTML {html}", { html: quote(html.slice(problem?.index ?? 0).trim()) });
  const expectation = (problem && inMarkdown(problem.name, problem.attributes)) ?? t("expected Markdown");
  return t("{row}; the page will show it as harmless text or leave it out", {
    row: withExpectation(fault, expectation),
  });
}

function isShownAsMeant(name: string, attributes: string): boolean {
  // A comment is not shown, and a tag that is not an element is shown as text.
  if (!isElement(name)) return true;
  if (!shown.has(name) || lost.test(attributes)) return false;
  const target = name === "a" ? valueOf(attributes, "href") : name === "img" ? valueOf(attributes, "src") : undefined;
  if (target === undefined) return true;
  // Only Markdown can name a file of the content.
  const isAnchored = /^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i.test(target.trim());
  return isAnchored && isSafeTarget(target) && (name === "a" || !/^http:/i.test(target));
}

function valueOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(attributes);
  return found?.slice(1).find(Boolean);
}

function inMarkdown(name: string, attributes: string): string | undefined {
  if (name === "details" || name === "summary")
    return t("expected '<details>', '<summary>…</summary>' and '</details>', each in a line of its own");
  const target = valueOf(attributes, name === "a" ? "href" : "src");
  if (target === undefined) return undefined;
  const video = youTubeId(target);
  if (name === "iframe")
    return (
      video && t("expected {link} in a line of its own", { link: quote(`https://www.youtube.com/watch?v=${video}`) })
    );
  if (name === "img" || name === "video") return expecting(`![${valueOf(attributes, "alt") ?? ""}](${target})`);
  return name === "a" && isSafeTarget(target) ? expecting(`[…](${target})`) : undefined;
}

function expecting(markdown: string): string {
  return t("expected {markdown}", { markdown: quote(markdown) });
}
