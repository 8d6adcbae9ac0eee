const { renderToString } = require("react-dom/server");
const { Helmet } = require("react-helmet");

const heads = new Map();

/**
 * react-helmet collects the heads of all pages in one place, and Gatsby renders several pages at once: some got another
 * page's title, some none. Here a page is rendered in one go and its head is taken right after that.
 */
exports.replaceRenderer = ({ bodyComponent, pathname, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
  heads.set(pathname, Helmet.renderStatic());
};

/**
 * Passes the head of the right page to gatsby-plugin-react-helmet, which is called next. During development, Gatsby
 * does not render pages on the server, so there is no head.
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
