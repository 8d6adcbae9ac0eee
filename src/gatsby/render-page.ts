import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";

/**
 * Renders the body of a page and takes its head in one go. Helmet keeps the head of the page being
 * rendered in one place for all: Gatsby's own renderer works on several pages at once, and by the
 * time gatsby-plugin-react-helmet asks, the head there may be another page's.
 */
export const renderPage: GatsbySSR["replaceRenderer"] = (page) => {
  page.replaceBodyHTMLString(renderToString(page.bodyComponent));
  const { htmlAttributes, bodyAttributes, ...head } = Helmet.renderStatic();
  page.setHtmlAttributes(htmlAttributes.toComponent());
  page.setBodyAttributes(bodyAttributes.toComponent());
  page.setHeadComponents([head.title, head.meta, head.link, head.script].map((part) => part.toComponent()));
};
