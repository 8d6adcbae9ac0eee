import { renderToStaticMarkup } from "react-dom/server";
import Html from "../../src/html";

const parts = {
  htmlAttributes: {},
  headComponents: null,
  bodyAttributes: {},
  preBodyComponents: null,
  postBodyComponents: null,
};

const scriptsOf = (body: string) =>
  [...renderToStaticMarkup(<Html {...parts} body={body} />).matchAll(/<script src="([^"]+)"/g)].map(([, src]) => src);

test.each([
  ["<h1>Notices</h1>", ["/theme.js"]],
  ["<h1>নোটিশ</h1>", ["/theme.js", "/bangla.js"]],
])("of %s a page loads the scripts %j", (body, scripts) => {
  expect(scriptsOf(body)).toEqual(scripts);
});
