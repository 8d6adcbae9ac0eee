import { renderToStaticMarkup } from "react-dom/server";
import { linkStyles } from "../../../../src/outputs/finish-pages/link-styles";
import { externalizedPage } from "../../../../src/outputs/finish-pages/externalized-page";

const sheet = (
  <style data-href="/styles.0123.css" data-identity="gatsby-global-css" dangerouslySetInnerHTML={{ __html: "a{}" }} />
);

const markup = (...components: Parameters<typeof linkStyles>[0]) => renderToStaticMarkup(<>{linkStyles(components)}</>);

test("a page links the sheet that Gatsby would write into it, where it stood", () => {
  expect(markup(<title key="t">T</title>, sheet, "words")).toBe(
    '<title>T</title><link rel="stylesheet" href="/styles.0123.css"/>words',
  );
});

test("a page that an earlier build wrote gets the address of today's sheet", () => {
  const page = externalizedPage(markup(sheet), { globals: "/g.js", styles: "/styles.abcd.css" });
  expect(page).toBe('<link rel="stylesheet" href="/styles.abcd.css">');
});
