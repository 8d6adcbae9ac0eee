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

test("a page is drawn when all of it is there: the browser waits for what comes after it", () => {
  const html = renderToStaticMarkup(<Html {...parts} body="<h1>Notices</h1>" />);
  const [, end = ""] = /<link rel="expect" href="#([^"]+)" blocking="render"\/>/.exec(html) ?? [];
  expect(html.indexOf(`id="${end}"`)).toBeGreaterThan(html.indexOf("<h1>Notices</h1></div>"));
});

test.each([
  ["<h1>Notices</h1>", ["/start.js"]],
  ["<h1>নোটিশ</h1>", ["/start.js", "/bangla.js"]],
])("of %s a page loads the scripts %j", (body, scripts) => {
  expect(scriptsOf(body)).toEqual(scripts);
});
