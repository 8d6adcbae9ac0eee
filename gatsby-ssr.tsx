import headingFont from "@fontsource/jetbrains-mono/files/jetbrains-mono-latin-700-normal.woff2";
import type { GatsbySSR } from "gatsby";
import { isValidElement } from "react";
import { sitePath } from "./src/domain/addresses/served-path";
import { linkStyles } from "./src/outputs/finish-pages/link-styles";

export { wrapPageElement } from "./gatsby-browser";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "en" });
  setHeadComponents([
    <link key="font" rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={sitePath(headingFont)} />,
  ]);
};

/** gatsby-plugin-image adds an inline style and script for its own component; our pictures need neither. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getHeadComponents, replaceHeadComponents }) => {
  const isForGatsbyImage = (component: unknown) =>
    isValidElement(component) && component.key?.startsWith("gatsby-image-style") === true;
  replaceHeadComponents(linkStyles(getHeadComponents().filter((component) => !isForGatsbyImage(component))));
};
