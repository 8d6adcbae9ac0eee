const { renderToString } = require("react-dom/server");
const { Helmet } = require("react-helmet");

const heads = new Map();

/**
 * react-helmet gathers the heads of all pages in one place, and Gatsby renders several pages at
 * once: some got the title of another page, some got none. Here a page is rendered without
 * interruption, and its head is taken at once.
 */
exports.replaceRenderer = ({ bodyComponent, pathname, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
  heads.set(pathname, Helmet.renderStatic());
};

/**
 * Puts the head of a page into its document. There is none while developing: then Gatsby renders
 * pages only in the browser.
 */
exports.onRenderBody = ({ pathname, setHeadComponents, setHtmlAttributes, setBodyAttributes }) => {
  const head = heads.get(pathname);
  if (!head) return;
  heads.delete(pathname);
  setHtmlAttributes(head.htmlAttributes.toComponent());
  setBodyAttributes(head.bodyAttributes.toComponent());
  setHeadComponents(parts.map((part) => head[part].toComponent()));
};

/** In the order in which they are written. */
const parts = ["title", "link", "meta", "noscript", "script", "style", "base"];
