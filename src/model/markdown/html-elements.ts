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

/** Elements that pages show as they are meant when an author writes them in a text. */
export const shownElements: readonly string[] = [
  ...["p", "br", "hr", "strong", "b", "em", "i", "s", "del", "u", "sub", "sup", "mark", "kbd", "code", "pre"],
  ...["blockquote", "ul", "ol", "li", "a", "img", "picture", "source", "span", "div"],
  ...["table", "thead", "tbody", "tr", "th", "td", "h1", "h2", "h3", "h4", "h5", "h6"],
];

/** Elements that pages show nothing of, not even the text inside. */
export const removedElements: readonly string[] = [
  ...["script", "style", "textarea", "option", "noscript", "iframe", "object", "svg", "math", "template"],
];

/** True if a tag with this name, in small letters, is one of HTML and not a word of the text. */
export function isElement(name: string): boolean {
  return elements.has(name);
}
