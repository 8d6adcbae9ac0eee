import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import headingFont from "./src/components/layout/fonts/heading.woff2";
import { linkStyles } from "./src/outputs/page-html/strict-html";
import { BuiltPage, pageName, asOfIn, pageFiles } from "./src/outputs/page-html/start-data";
import { buildInfo } from "./src/model/build-info";

export { wrapPageElement } from "./src/gatsby/browser/site-frame";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  loadPageDataSync,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHeadComponents([
    // webpack adds the folder of the site.
    // oxlint-disable-next-line house/site-paths
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={headingFont} />,
  ]);
  // During development, pages have no data yet.
  const shared = buildInfo().pages;
  if (!shared) return;
  const page: unknown = loadPageDataSync(pathname);
  setPostBodyComponents([
    <BuiltPage key="built-page" name={pageName(page)} asOf={asOfIn(page)} files={pageFiles(page, shared)} />,
  ]);
};

/** gatsby-plugin-image adds an inline style and script for its own component, which our pictures don't need. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const isForGatsbyImage = (component: unknown) =>
    isValidElement(component) && component.key?.startsWith("gatsby-image-style") === true;
  const components = getHeadComponents().filter((component) => !isForGatsbyImage(component));
  replaceHeadComponents(linkStyles(components, buildInfo().pages?.policy !== undefined));
};
