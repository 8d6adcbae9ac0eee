import { createElement } from "react";
import { Helmet } from "react-helmet";
import { onRenderBody, replaceRenderer } from "../../../src/gatsby/plugin-head-per-page/gatsby-ssr.js";

const draw = (pathname: string, title: string) =>
  replaceRenderer({
    pathname,
    bodyComponent: createElement(Helmet, { title }),
    replaceBodyHTMLString: () => undefined,
  });

/** The title that the next plugin finds for a page. */
function titleOf(pathname: string): string {
  onRenderBody({ pathname });
  return Helmet.renderStatic().title.toString();
}

describe("The head of a page", () => {
  it("is its own, however many pages were drawn since", () => {
    draw("/first", "First");
    draw("/second", "Second");
    expect(titleOf("/first")).toContain("First");
    expect(titleOf("/second")).toContain("Second");
  });

  it("is empty where no page was drawn on the server, as while developing", () => {
    expect(titleOf("/undrawn")).not.toMatch(/First|Second/);
  });
});
