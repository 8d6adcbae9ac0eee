import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { onRenderBody, replaceRenderer } from "../../../src/gatsby/plugin-head-per-page/gatsby-ssr.js";

const render = (pathname: string, title: string) =>
  replaceRenderer({
    pathname,
    bodyComponent: createElement(Helmet, {
      htmlAttributes: { lang: "en" },
      title,
      meta: [{ name: "description", content: `About ${title}` }],
      link: [{ rel: "canonical", href: `https://club.example${pathname}` }],
      script: [{ type: "application/ld+json", innerHTML: "{}" }],
    }),
    replaceBodyHTMLString: () => undefined,
  });

/** What a page's document gets. */
function headOf(pathname: string) {
  const parts: ReactNode[] = [];
  const attributes = {};
  onRenderBody({
    pathname,
    setHeadComponents: (components: readonly ReactNode[]) => parts.push(...components),
    setHtmlAttributes: (values: object) => Object.assign(attributes, values),
    setBodyAttributes: (values: object) => Object.assign(attributes, values),
  });
  const html = renderToStaticMarkup(createElement("head", null, ...parts)).replaceAll(' data-react-helmet="true"', "");
  return { html, attributes };
}

describe("The head of a page", () => {
  it("has its title first, then its links, descriptions and scripts", () => {
    render("/events", "Events");
    expect(headOf("/events")).toEqual({
      html:
        '<head><title>Events</title><link rel="canonical" href="https://club.example/events"/>' +
        '<meta name="description" content="About Events"/><script type="application/ld+json">{}</script></head>',
      attributes: { lang: "en" },
    });
  });

  it("is its own, however many pages were rendered since", () => {
    render("/first", "First");
    render("/second", "Second");
    expect(headOf("/first").html).toContain("<title>First</title>");
    expect(headOf("/second").html).toContain("<title>Second</title>");
  });

  it("is empty if no page was rendered, as while developing", () => {
    expect(headOf("/unknown")).toEqual({ html: "<head></head>", attributes: {} });
  });
});
