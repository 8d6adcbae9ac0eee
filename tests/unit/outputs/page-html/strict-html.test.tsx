import { strictBody, linkStyles } from "../../../../src/outputs/page-html/strict-html";
import { renderToStaticMarkup } from "react-dom/server";

const page = '<p>Text with style="x" in it</p><div id="gatsby-announcer"></div>';

test("a page has no elements of Gatsby's router, and keeps all else that it says", () => {
  const body =
    `<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">${page}</div>` +
    '<div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div>';
  expect(strictBody(body)).toBe(page);
});

test("a page around which Gatsby puts something else stops the build", () => {
  expect(() => strictBody(`<div id="router">${page}</div>`)).toThrow("Gatsby puts other elements around a page");
});

test("a page that is rendered in the browser only is empty", () => {
  expect(strictBody("")).toBe("");
});

const components = [
  <meta key="m" name="a" />,
  <style
    key="s"
    data-href="/styles.0123.css"
    data-identity="gatsby-global-css"
    dangerouslySetInnerHTML={{ __html: "a{}" }}
  />,
  "words",
];

const markup = (isEarly: boolean) => renderToStaticMarkup(<>{linkStyles(components, isEarly)}</>);

test("a page links the sheet that Gatsby would write into it, where it was", () => {
  expect(markup(false)).toBe('<meta name="a"/><link rel="stylesheet" href="/styles.0123.css"/>words');
});

test("a page in which browsers do not look ahead names the sheet early, too", () => {
  expect(markup(true)).toContain('<link rel="preload" as="style" href="/styles.0123.css"/>');
  expect(markup(true)).toContain('<link rel="stylesheet" href="/styles.0123.css"/>');
});
