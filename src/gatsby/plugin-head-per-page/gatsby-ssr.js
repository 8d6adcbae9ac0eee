const { renderToString } = require("react-dom/server");
const { Helmet } = require("react-helmet");

const heads = new Map();

/**
 * react-helmet gathers what a page says of its head in one place for all pages, and Gatsby
 * draws several at once: some came out with another page's title, some with none. Here a page
 * is drawn in one go and its head taken at once.
 */
exports.replaceRenderer = ({ bodyComponent, pathname, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
  heads.set(pathname, Helmet.renderStatic());
};

/**
 * Hands gatsby-plugin-react-helmet, which is called next, the head of the page that it asks for.
 * During development Gatsby draws no page on the server, and there is no head.
 */
exports.onRenderBody = ({ pathname }) => {
  const head = heads.get(pathname);
  if (!head) return;
  heads.delete(pathname);
  Helmet.renderStatic = () => {
    Helmet.renderStatic = renderStatic;
    return head;
  };
};

const renderStatic = Helmet.renderStatic;
