import banglaFont from "@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff2";
import type { HTMLAttributes, ReactNode } from "react";
import { Banner } from "./components/banner/Banner";
import { CountedLine } from "./components/counter/CountedLine";
import { FailureMessage } from "./components/start/FailureMessage";
import { holdsBlocks } from "./domain/text/block-marks";
import { elementIds } from "./domain/element-ids";
import { buildFiles } from "./domain/routes";
import { buildInfo, clubSettings, type SharedPageData } from "./model/build-info";
import { pageEnd, startData, type StartData } from "./outputs/page-html/start-data";
import { pagePolicy } from "./outputs/headers/policy";
import { strictBody } from "./outputs/page-html/strict-html";
import { hiddenWordsOf } from "./outputs/search-index/searched-text";
import { searchMarks } from "./domain/search/search-kind";
import { hasBangla } from "./domain/language/language-of";
import { documentLanguage } from "./words/site-language";
import { servedPath, storageFolder } from "./domain/addresses/served-path";

interface HtmlProps {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/** The document around each page. */
export default function Html(props: HtmlProps) {
  const { colours, counter } = clubSettings();
  const { pages: shared, banner } = buildInfo();
  const counting = counter && shared?.counter && { ...counter, ...shared.counter };
  const start = shared && startOf(shared, props);
  const language = documentLanguage();
  const letters = lettersFor(props.body);
  // The development server can't know which texts a page will have.
  const hasBlocks = !shared || holdsBlocks(props.body);
  return (
    <html lang={language.lang} dir={language.dir} {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        {shared?.policy !== undefined && (
          <meta httpEquiv="Content-Security-Policy" content={pagePolicy(shared.policy)} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="theme-color"
          data-theme="light"
          media="(prefers-color-scheme: light)"
          content={colours?.light.accent ?? "#f6f4ec"}
        />
        <meta
          name="theme-color"
          data-theme="dark"
          media="(prefers-color-scheme: dark)"
          content={colours?.dark.wash ?? "#0b110f"}
        />
        <link rel="apple-touch-icon" href={servedPath(buildFiles.smallIcon)} />
        {start?.early.map((script) => preload(script))}
        {/* Before the start script, which would take its button for one of the application. */}
        {banner && (
          <script
            src={servedPath(banner.script)}
            data-digest={banner.digest}
            data-from={banner.from}
            data-until={banner.until}
          />
        )}
        <script src={servedPath(shared?.start ?? buildFiles.startScript)} {...start?.data} />
        {shared && storageFolder() !== "" && <script src={servedPath(buildFiles.adoptEntries)} defer />}
        {counting && (
          <script
            src={servedPath(counting.script)}
            data-service={counting.service}
            data-address={counting.address}
            data-site={counting.site}
            data-host={counting.host}
            defer
          />
        )}
        {letters !== undefined && <script src={servedPath(letters)} data-font={banglaFont} />}
        {hasBlocks && <script src={servedPath(buildFiles.blockScript)} />}
        {props.headComponents}
        {banner && <link rel="stylesheet" href={servedPath(banner.styles)} />}
        {hasBlocks && <link rel="stylesheet" href={servedPath(buildFiles.blockStyles)} />}
        {shared && searchWords(props.body)}
        {/* The start script loads these as `crossorigin`. */}
        {start?.atOnce.map((script) => preload(script, ""))}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {banner && <Banner {...banner} />}
        <div id={elementIds.root} dangerouslySetInnerHTML={{ __html: strictBody(props.body) }} />
        {counting && <CountedLine {...counting} />}
        {shared && <FailureMessage />}
        {/* A built page names the scripts of its application, but does not load them. */}
        {!shared && props.postBodyComponents}
      </body>
    </html>
  );
}

interface PageScripts {
  /** The data of the page for its start script. */
  readonly data: StartData;
  /** Links to scripts, before the first script. */
  readonly early: readonly string[];
  /** Scripts of the application that are loaded while the page arrives, since it needs them at once. */
  readonly atOnce: readonly string[];
}

function startOf({ start, policy }: SharedPageData, { body, postBodyComponents }: HtmlProps): PageScripts {
  const end = pageEnd(postBodyComponents);
  const data = startData(body, end);
  return {
    data,
    // Chromium does not scan ahead in a page that contains its policy. Without these links it would find each script,
    // and the styles
    // (`linkStyles`), only after running the previous script. It can't know so early which size of a picture is right.
    early:
      policy === undefined
        ? []
        : [
            buildInfo().banner?.script,
            start,
            lettersFor(body),
            holdsBlocks(body) ? buildFiles.blockScript : undefined,
          ].filter((script) => script !== undefined),
    atOnce: data["data-ways"] === "load" ? end.scripts : [],
  };
}

/** The script that loads Bangla letters on devices without any; undefined for a page without Bangla. */
function lettersFor(body: string): string | undefined {
  return hasBangla(body) ? buildFiles.banglaScript : undefined;
}

/** For the index of the search. */
function searchWords(body: string): ReactNode {
  const { ofTitle, ofText } = hiddenWordsOf(body);
  return [
    { name: searchMarks.titleWords, words: ofTitle },
    { name: searchMarks.words, words: ofText },
  ].map(
    ({ name, words }) =>
      words.length > 0 && (
        <meta key={name} name={name} content={words.join(" ")} data-pagefind-meta={`${name}[content]`} />
      ),
  );
}

const preload = (script: string, crossOrigin?: "") => (
  <link key={script} rel="preload" as="script" href={servedPath(script)} crossOrigin={crossOrigin} />
);
