import { isJsonObject, type JsonObject } from "../../src/model/schema/json-object";
import { parseHtml, parseXml } from "./parse-html";

/** Facts outside the text of a feed that decide whether it is valid. */
interface Circumstances {
  /** The address at which the feed is published. */
  readonly address: string;
  readonly now: Date;
}

/**
 * Everything that the W3C's validator would report of an RSS 2.0 feed, in words: its errors, and its warnings about what
 * feed readers do differently (https://validator.w3.org/feed/docs/rss2.html and its list of messages).
 */
export function rssErrors(xml: string, { address, now }: Circumstances): string[] {
  const { documentElement: root } = parseXml(xml);
  if (root.querySelector("parsererror") ?? root.localName !== "rss") return ["it is not well-formed RSS"];
  const channel = root.querySelector("channel");
  if (root.getAttribute("version") !== "2.0" || channel === null) return ["it is not RSS 2.0"];
  const self = childrenOf(channel, "link").find(
    (link) => link.namespaceURI === ATOM && link.getAttribute("rel") === "self",
  );
  const items = childrenOf(channel, "item");
  return [
    ...["title", "link", "description"].flatMap((name) => requiredText(channel, name)),
    ...onceOnly(channel, ["title", "description", "language", "lastBuildDate", "pubDate", "ttl"]),
    ...(self?.getAttribute("href") === address ? [] : ["atom:link does not name its own address"]),
    ...textErrors(channel, "language", (text) => /^[a-z]{2,3}(-[A-Za-z0-9]+)*$/.test(text)),
    ...dateErrors(channel, now),
    ...items.flatMap((item) => itemErrors(item, now)),
    ...repeated(items.map((item) => textIn(item, "guid") ?? "")).map((guid) => `the guid ${guid} is listed twice`),
  ];
}

const ATOM = "http://www.w3.org/2005/Atom";
const CONTENT = "http://purl.org/rss/1.0/modules/content/";

function itemErrors(item: Element, now: Date): string[] {
  const html = childrenOf(item, "encoded").find(({ namespaceURI }) => namespaceURI === CONTENT)?.textContent ?? "";
  return [
    ...["title", "link", "guid", "description"].flatMap((name) => requiredText(item, name)),
    ...onceOnly(item, ["title", "link", "guid", "description", "pubDate", "creator", "encoded"]),
    ...textErrors(item, "link", isWebAddress),
    // A guid that is not a permanent link may be any text.
    ...(childrenOf(item, "guid")[0]?.getAttribute("isPermaLink") === "false"
      ? []
      : textErrors(item, "guid", isWebAddress)),
    ...dateErrors(item, now),
    ...htmlErrors(html),
    ...htmlErrors(textIn(item, "description") ?? ""),
  ];
}

/** Everything in which a feed violates JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/), in words. */
export function jsonFeedErrors(json: string, { address, now }: Circumstances): string[] {
  const feed: unknown = JSON.parse(json);
  if (!isJsonObject(feed)) return ["it is not an object"];
  const items = Array.isArray(feed.items) ? feed.items : [];
  return [
    ...(feed.version === "https://jsonfeed.org/version/1.1" ? [] : ["it is not JSON Feed 1.1"]),
    ...(isText(feed.title) ? [] : ["it has no title"]),
    ...(feed.feed_url === address ? [] : ["feed_url is not its own address"]),
    ...(isText(feed.home_page_url) && isWebAddress(feed.home_page_url) ? [] : ["home_page_url is not an address"]),
    ...(Array.isArray(feed.items) ? [] : ["items is not a list"]),
    ...emptyValues(feed),
    ...items.flatMap((item) => (isJsonObject(item) ? jsonItemErrors(item, now) : ["an item is not an object"])),
    ...repeated(items.map((item) => (isJsonObject(item) ? String(item.id) : ""))).map((id) => `${id} is listed twice`),
  ];
}

const textFields = ["title", "content_html", "content_text", "summary", "language"];
const addressFields = ["url", "external_url", "image", "banner_image"];

function jsonItemErrors(item: JsonObject, now: Date): string[] {
  const authors = item.authors ?? [];
  const tags = item.tags ?? [];
  const date = item.date_published ?? undefined;
  const named = [
    ...(isText(item.id) ? [] : ["an item has no id that is a text"]),
    ...(isText(item.content_html ?? item.content_text) ? [] : ["it has no content"]),
    ...(isText(item.summary) ? [] : ["it has no summary"]),
    ...textFields.filter((name) => item[name] !== undefined && !isText(item[name])).map((name) => `${name} is no text`),
    ...addressFields
      .filter((name) => item[name] !== undefined && !(isText(item[name]) && isWebAddress(item[name])))
      .map((name) => `${name} is not an address`),
    ...(Array.isArray(authors) && authors.every((author) => isJsonObject(author) && isText(author.name))
      ? []
      : ["an author has no name"]),
    ...(Array.isArray(tags) && tags.every(isText) ? [] : ["a tag is no text"]),
    ...(date === undefined || isRfc3339(date, now)
      ? []
      : [`date_published is not a date of the past: ${JSON.stringify(date)}`]),
    ...(isText(item.content_html) ? htmlErrors(item.content_html) : []),
  ];
  return named.map((error) => `${String(item.id)}: ${error}`);
}

function isRfc3339(date: unknown, now: Date): boolean {
  const isWritten = typeof date === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/.test(date);
  return isWritten && Date.parse(date) <= now.getTime();
}

function emptyValues(object: JsonObject): string[] {
  return Object.entries(object)
    .filter(([, value]) => value === null || value === "")
    .map(([name]) => `${name} is empty`);
}

function childrenOf(element: Element, name: string): Element[] {
  return [...element.children].filter(({ localName }) => localName === name);
}

/** The text of a child of no namespace. */
function textIn(element: Element, name: string): string | undefined {
  return childrenOf(element, name).find(({ namespaceURI }) => namespaceURI === null)?.textContent;
}

function requiredText(element: Element, name: string): string[] {
  return textIn(element, name)?.trim() ? [] : [`${nameOf(element)} has no ${name}`];
}

function onceOnly(element: Element, names: readonly string[]): string[] {
  return names
    .filter((name) => childrenOf(element, name).filter(({ namespaceURI }) => namespaceURI !== ATOM).length > 1)
    .map((name) => `${nameOf(element)} has more than one ${name}`);
}

function textErrors(element: Element, name: string, isValid: (text: string) => boolean): string[] {
  const text = textIn(element, name);
  return text === undefined || isValid(text) ? [] : [`${nameOf(element)}: ${name} is not valid: ${text}`];
}

/** RFC 822 with four digits in the year, on the right day of the week, and not in the future. */
function dateErrors(element: Element, now: Date): string[] {
  return ["pubDate", "lastBuildDate"].flatMap((name) =>
    textErrors(element, name, (text) => {
      const [, weekday, day, month] = /^(\w{3}), (\d\d) (\w{3}) \d{4} \d\d:\d\d:\d\d ([+-]\d{4}|GMT)$/.exec(text) ?? [];
      if (weekday === undefined || Number.isNaN(Date.parse(text))) return false;
      const local = new Date(`${text.slice(5, 25)} GMT`).toUTCString();
      return local.startsWith(`${weekday}, ${day} ${month} `) && Date.parse(text) <= now.getTime();
    }),
  );
}

function nameOf(element: Element): string {
  const link = element.localName === "item" ? ` ${textIn(element, "link") ?? ""}` : "";
  return element.localName + link;
}

function repeated(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) < index);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.trim() !== "";
}

/** A web address that only has characters of RFC 3986. */
function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^/]/.test(text) && /^[\w\-.~:/?#[\]@!$&'()*+,;=%]+$/.test(text) && URL.canParse(text);
}

const unsafeElements = "script,style,iframe,frame,object,embed,applet,meta,link,base,form,input,button,select,textarea";

/** Parts of HTML that feed readers remove or can't resolve. */
function htmlErrors(html: string): string[] {
  const document = parseHtml(html);
  const unsafe = [...document.querySelectorAll(unsafeElements)].map(({ localName }) => `it holds <${localName}>`);
  const attributes = [...document.querySelectorAll("*")].flatMap((element) => [...element.attributes]);
  const unwanted = attributes
    .filter(({ name }) => name === "style" || name.startsWith("on"))
    .map(({ name }) => `it holds the attribute ${name}`);
  const relative = attributes
    .filter(({ name, value }) => ["href", "src", "poster"].includes(name) && !/^(https?|mailto|tel):/.test(value))
    .map(({ value }) => `it holds an address that is not absolute: ${value}`);
  return [...unsafe, ...unwanted, ...relative];
}
