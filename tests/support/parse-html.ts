import { createRequire } from "node:module";

/** Loaded when the first page is parsed, since it takes a second, and not all tests parse pages. */
function loadParser(): DOMParser {
  const { JSDOM } = createRequire(__filename)("jsdom") as typeof import("jsdom");
  return new new JSDOM().window.DOMParser();
}

let parser: DOMParser | undefined;
const documents = new Map<string, Document>();

/** Parses a text as a browser parses a page. The same text returns the same document, since tests only read it. */
export function parseHtml(html: string): Document {
  const document = documents.get(html) ?? (parser ??= loadParser()).parseFromString(html, "text/html");
  documents.set(html, document);
  return document;
}

/** Parses a text as XML; if it is not well-formed, the document contains a `parsererror`. */
export function parseXml(xml: string): Document {
  return (parser ??= loadParser()).parseFromString(xml, "text/xml");
}
