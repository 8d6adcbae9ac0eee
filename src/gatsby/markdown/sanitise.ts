import sanitizeHtml, { type Attributes, type IOptions, type Tag } from "sanitize-html";

const headings = ["h2", "h3", "h4", "h5", "h6"];

const rules: IOptions = {
  allowedTags: [
    ...["p", "br", "hr", "strong", "b", "em", "i", "s", "del", "u", "sub", "sup", "mark", "kbd", "code", "pre"],
    ...["blockquote", "ul", "ol", "li", "a", "img", "picture", "source", "span", "div"],
    ...["table", "thead", "tbody", "tr", "th", "td", ...headings],
  ],
  allowedAttributes: {
    a: ["href", "title", "rel", "target"],
    img: ["src", "srcset", "sizes", "width", "height", "alt", "title", "loading", "decoding"],
    source: ["type", "srcset", "sizes"],
    ol: ["start"],
    pre: [{ name: "role", values: ["region"] }, { name: "tabindex", values: ["0"] }, "aria-label"],
    div: [{ name: "role", values: ["region"] }, { name: "tabindex", values: ["0"] }, "aria-label"],
    th: [{ name: "data-align", values: ["left", "center", "right"] }],
    td: [{ name: "data-align", values: ["left", "center", "right"] }],
    ...Object.fromEntries(headings.map((tag) => [tag, ["id"]])),
  },
  allowedClasses: { span: ["hljs-*"] },
  selfClosing: ["img", "br", "hr", "source"],
  allowedSchemes: ["https", "http", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https"], srcset: ["https"] },
  allowProtocolRelative: false,
  nonTextTags: ["script", "style", "textarea", "option", "noscript", "iframe", "object", "svg", "math", "template"],
};

const transformTags: NonNullable<IOptions["transformTags"]> = {
  a: (tagName, attribs) => ({
    tagName,
    attribs: /^https?:/i.test(attribs.href ?? "")
      ? { ...attribs, rel: "noopener noreferrer", target: "_blank" }
      : withoutAttributes(attribs, ["rel", "target"]),
  }),
  img: (tagName, attribs) => ({
    tagName,
    attribs: { alt: "", ...withOwnSources(attribs), loading: "lazy", decoding: "async" },
  }),
  source: (tagName, attribs) => ({ tagName, attribs: withOwnSources(attribs) }),
};

/**
 * HTML without anything that could run or deceive: the last step for every text of the content.
 *
 * @param ids the ids that headings may bear, each once
 */
export function sanitise(html: string, ids: Iterable<string> = []): string {
  const free = new Set(ids);
  const keepOwnId = (tagName: string, attribs: Attributes): Tag => ({
    tagName,
    attribs: free.delete(attribs.id ?? "") ? attribs : withoutAttributes(attribs, ["id"]),
  });
  return sanitizeHtml(html, {
    ...rules,
    transformTags: { ...transformTags, ...Object.fromEntries(headings.map((tag) => [tag, keepOwnId])) },
  });
}

/** Several sources are for the pictures of the site alone. */
function withOwnSources(attribs: Attributes): Attributes {
  return attribs.srcset?.startsWith("/static/") ? attribs : withoutAttributes(attribs, ["srcset", "sizes"]);
}

function withoutAttributes(attribs: Attributes, names: readonly string[]): Attributes {
  return Object.fromEntries(Object.entries(attribs).filter(([name]) => !names.includes(name)));
}
