import { renderToStaticMarkup } from "react-dom/server";
import { linkStyles } from "../../../../src/outputs/page-html/link-styles";

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
