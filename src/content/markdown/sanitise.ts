import sanitizeHtml, { type Attributes, type IOptions } from "sanitize-html";
import { servedPath, servedSet } from "../../domain/addresses/served-path";
import { removedElements, shownElements } from "../../model/markdown/raw-html";
import { isSafeTarget, safeSchemes } from "../../model/values/link-target";
import { t } from "../../words/t";

const scrollable = ["role", "tabindex", "aria-label"];
const aligned = [{ name: "data-align", values: ["left", "center", "right"] }];

const rules: IOptions = {
  allowedTags: [...shownElements],
  allowedAttributes: {
    a: ["href", "title", "rel", "target"],
    img: ["src", "srcset", "sizes", "width", "height", "alt", "title", "loading", "decoding"],
    source: ["type", "srcset", "sizes"],
    ol: ["start"],
    li: ["id", "data-task"],
    pre: [...scrollable, { name: "data-columns", values: ["50", "60"] }],
    div: scrollable,
    blockquote: ["role", "data-alert"],
    ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((heading) => [heading, ["data-id"]])),
    th: aligned,
    td: aligned,
  },
  allowedClasses: { span: ["hljs-*"] },
  selfClosing: ["img", "br", "hr", "source"],
  allowedSchemes: [...safeSchemes],
  allowedSchemesByTag: { img: ["https"], srcset: ["https"] },
  allowProtocolRelative: false,
  transformTags: {
    div: (tagName, attribs) => ({
      tagName,
      attribs: { ...scrollableAttributes(attribs), ...endnotesAttributes(attribs) },
    }),
    blockquote: (tagName, attribs) => ({ tagName, attribs: alertAttributes(attribs) }),
    li: (tagName, attribs) => ({ tagName, attribs: itemAttributes(attribs) }),
    ...Object.fromEntries(["h1", "h2", "h3", "h4", "h5", "h6"].map((heading) => [heading, withOwnId])),
    pre: (tagName, { "data-columns": columns, ...attribs }) => ({
      tagName,
      attribs: { ...scrollableAttributes(attribs), ...(columns !== undefined && { "data-columns": columns }) },
    }),
    a: (tagName, attribs) =>
      isLink(attribs.href) ? { tagName, attribs: linkAttributes(attribs) } : { tagName: "span", attribs: {} },
    img: (tagName, attribs) => ({
      tagName,
      attribs: { alt: "", ...withOwnSources(attribs), loading: "lazy", decoding: "async" },
    }),
    source: (tagName, attribs) => ({ tagName, attribs: withOwnSources(attribs) }),
  },
  // A picture with a forbidden or missing address is left out.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === "img" && !isLink(attribs.src)) || (tag === "source" && !attribs.srcset),
  nonTextTags: [...removedElements],
};

/** Removes everything from HTML that could run or deceive. Every text of the content passes through it. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, rules);
}

/**
 * True if an address means the same on all pages. Addresses relative to a file of the content have been replaced
 * before.
 */
function isAnchored(address: string | undefined): address is string {
  return address !== undefined && /^\s*(?:[/#?]|[a-z][a-z0-9+.-]*:)/i.test(address);
}

/** A link without a target, or with an unsafe one, is removed: its text stays. */
function isLink(href: string | undefined): boolean {
  return isAnchored(href) && isSafeTarget(href);
}

/** An author's own `rel` and `target` are ignored: they could give another site access to this window. */
function linkAttributes({ href = "", title }: Attributes): Attributes {
  return {
    href: servedPath(href),
    ...(title !== undefined && { title }),
    ...(/^\s*https?:/i.test(href) && { rel: "noopener noreferrer", target: "_blank" }),
  };
}

function endnotesAttributes({ role, "aria-label": label }: Attributes): Attributes {
  return role === "doc-endnotes" && label === t("Footnotes") ? { role, "aria-label": label } : {};
}

function alertAttributes({ role, "data-alert": alert }: Attributes): Attributes {
  return role === "note" && alert !== undefined && /^[a-z]+$/.test(alert) ? { role, "data-alert": alert } : {};
}

function itemAttributes({ id, "data-task": task }: Attributes): Attributes {
  return {
    ...(id !== undefined && /^note-(?:[a-z0-9]+-)?\d+$/.test(id) && { id }),
    ...(task === "" && { "data-task": "" }),
  };
}

function withOwnId(tagName: string, { "data-id": id }: Attributes) {
  return {
    tagName,
    attribs: id !== undefined && /^[\p{L}\p{M}\p{N}_.-]+$/u.test(id) ? { "data-id": id.normalize("NFC") } : {},
  };
}

/** Only wide code and wide tables, which scroll, can get the focus and have a name. */
function scrollableAttributes({ role, tabindex, "aria-label": label }: Attributes): Attributes {
  return role === "group" && tabindex === "0" && label ? { role, tabindex, "aria-label": label } : {};
}

function withOwnSources(attribs: Attributes): Attributes {
  const { srcset, sizes, ...others } = attribs;
  const isOwn = srcset?.split(",").every((source) => source.trim().startsWith("/static/")) === true;
  return {
    ...others,
    ...(others.src !== undefined && { src: servedPath(others.src) }),
    ...(isOwn && { srcset: servedSet(srcset), ...(sizes !== undefined && { sizes }) }),
  };
}
