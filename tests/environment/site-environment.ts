import { TestEnvironment } from "jest-environment-node";
import { JSDOM } from "jsdom";
import { chromium, type Browser } from "playwright";
import { browserEndpointOf } from "./browser-endpoint";

/** The globals that the environment gives to the tests. */
interface SiteGlobals {
  /** Parses a text as a browser parses a page. The same text gives the same document: tests only read it. */
  parseHtml: (html: string) => Document;
  /** Parses a text as XML; where it is not well-formed the document holds a `parsererror`. */
  parseXml: (xml: string) => Document;
  /** The browser of this process, which its test files share, where one has been started. */
  sharedBrowser: Browser | undefined;
}

declare global {
  var parseHtml: SiteGlobals["parseHtml"];
  var parseXml: SiteGlobals["parseXml"];
  var sharedBrowser: SiteGlobals["sharedBrowser"];
}

const documents = new Map<string, Document>();

function parseHtml(html: string): Document {
  const document = documents.get(html) ?? new JSDOM(html).window.document;
  documents.set(html, document);
  return document;
}

function parseXml(xml: string): Document {
  const { DOMParser } = new JSDOM().window;
  return new DOMParser().parseFromString(xml, "text/xml");
}

/**
 * The environment of tests that read or visit the built site. Jest loads each module again for each test file; what is
 * imported here is loaded once per process, and so are the pages that it has parsed.
 */
export default class SiteEnvironment extends TestEnvironment {
  #browser: Browser | undefined;

  override async setup(): Promise<void> {
    await super.setup();
    const endpoint = process.env[browserEndpointOf()];
    this.#browser = endpoint === undefined ? undefined : await chromium.connect(endpoint);
    const globals: SiteGlobals = { parseHtml, parseXml, sharedBrowser: this.#browser };
    Object.assign(this.global, globals);
  }

  override async teardown(): Promise<void> {
    // Closes the pages of this test file; the browser itself goes on.
    await this.#browser?.close();
    await super.teardown();
  }
}
