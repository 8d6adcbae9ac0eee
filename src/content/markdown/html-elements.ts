const names =
  "a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite code col colgroup " +
  "data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 " +
  "h4 h5 h6 head header hgroup hr html i iframe img input ins kbd label legend li link main mark marquee math menu meta meter " +
  "nav noscript ol optgroup option output p param picture plaintext pre progress q rp rt ruby s samp script search section " +
  "select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time " +
  "title tr track tt u ul var video wbr xmp";

// Without `map` and `object`: in these texts they are `#include <map>` and `List<Object>`.
const elements: ReadonlySet<string> = new Set(names.split(" "));

/** Whether a piece of raw HTML is the tag of no element that HTML knows, such as `<vector>` in `#include <vector>`. */
export function isUnknownElement(html: string): boolean {
  const name = /^\s*<\/?([a-z][\w-]*)/i.exec(html)?.[1];
  return name !== undefined && !elements.has(name.toLowerCase());
}
