import { isSafeTarget } from "../values/link-target";
import { youTubeId } from "../values/youtube";
import { quote } from "../check/sentence";
import { isElement, shownElements } from "./html-elements";

const shown: ReadonlySet<string> = new Set(shownElements);

const tag = /<!--[\s\S]*?-->|<\/?([a-z][a-z\d]*)((?:\s[^<>]*)?)>/gi;

/** Attributes that run or deceive, or that make a difference which pages do not show. */
const lost = /\s(?:on\w+|style)\s*=/i;

/** A warning about HTML in a text that pages don't show as it is meant; undefined if they do. */
export function rawHtmlWarning(html: string): string | undefined {
  const tags = Array.from(html.matchAll(tag), ([, name = "", attributes = ""]) => ({
    name: name.toLowerCase(),
    attributes,
  }));
  const problem = tags.find(({ name, attributes }) => !isShownAsMeant(name, attributes));
  if (problem === undefined && (tags.length > 0 || !/<[a-z/!?]/i.test(html))) return undefined;
  const expected = (problem && inMarkdown(problem.name, problem.attributes)) ?? "Markdown";
  return `contains raw HTML ${quote(html.trim())}, expected ${expected}; the page will show it as harmless text or leave it out`;
}

function isShownAsMeant(name: string, attributes: string): boolean {
  // A comment says nothing, and what is no element is shown as the words that it is.
  if (!isElement(name)) return true;
  if (!shown.has(name) || lost.test(attributes)) return false;
  const target = name === "a" ? valueOf(attributes, "href") : name === "img" ? valueOf(attributes, "src") : undefined;
  if (target === undefined) return true;
  // Only Markdown can name a file of the content.
  const isAnchored = /^(?:[/#?]|[a-z][a-z0-9+.-]*:)/i.test(target.trim());
  return isAnchored && isSafeTarget(target) && (name === "a" || !/^http:/i.test(target));
}

/** The value of an attribute; undefined without one. */
function valueOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, "i").exec(attributes);
  return found?.slice(1).find(Boolean);
}

/** The Markdown that means the same; undefined where it is not known. */
function inMarkdown(name: string, attributes: string): string | undefined {
  const target = valueOf(attributes, name === "a" ? "href" : "src");
  if (target === undefined) return undefined;
  const video = youTubeId(target);
  if (name === "iframe") return video && `'https://www.youtube.com/watch?v=${video}' in a line of its own`;
  if (name === "img" || name === "video") return quote(`![${valueOf(attributes, "alt") ?? ""}](${target})`);
  return name === "a" && isSafeTarget(target) ? quote(`[…](${target})`) : undefined;
}
