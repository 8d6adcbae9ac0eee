import banglaFont from "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2";
import type { HTMLAttributes, ReactNode } from "react";
import { elementIds } from "./domain/element-ids";
import { files } from "./domain/routes";
import { clubSettings } from "./model/club-settings";

interface HtmlProps {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/** The document around every page. */
export default function Html(props: HtmlProps) {
  const { colours } = clubSettings();
  return (
    <html lang="en" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours?.light.accent ?? "#f6f4ec"} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours?.dark.wash ?? "#0b110f"} />
        <link rel="apple-touch-icon" href={files.smallIcon} />
        {/* A page that is drawn before it is complete moves as the rest of it arrives. */}
        <link rel="expect" href={`#${elementIds.end}`} blocking="render" />
        <script src={files.startScript} />
        {/\p{Script=Bengali}/u.test(props.body) && <script src={files.banglaScript} data-font={banglaFont} />}
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id={elementIds.root} dangerouslySetInnerHTML={{ __html: props.body }} />
        <div id={elementIds.end} hidden />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
