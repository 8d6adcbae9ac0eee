import { useLayoutEffect, useSyncExternalStore } from "react";
import { absoluteUrl } from "../../domain/addresses/absolute-url";
import { lateComponent } from "../../hooks/loading/late-component";
import { useClub } from "../../hooks/useClub";
import { PageHead, type PageFacts } from "./PageHead";

const usePageHead = lateComponent(async () => (await import("./PageHead")).PageHead);

/**
 * Everything in a page's head that speaks to search engines and social networks. The build writes it into the HTML; what
 * changes it is loaded only for readers who go on to another page.
 */
export function Seo(page: PageFacts) {
  const { parents = [], titleSuffix = "" } = page;
  const club = useClub();
  const ownTitle = page.title && page.title + titleSuffix;
  // An event and a notice may have the same title: the section distinguishes them.
  const title = ownTitle ? [ownTitle, parents.at(-1)?.name, club.shortName].filter(Boolean).join(" · ") : club.name;
  const head = { page, title, canonical: absoluteUrl(club.siteUrl, page.path) };
  return process.env.BUILD_STAGE === "build-javascript" ? <LatePageHead {...head} /> : <PageHead {...head} />;
}

function LatePageHead(head: Parameters<typeof PageHead>[0]) {
  const { title, canonical } = head;
  const isWritten = useSyncExternalStore(
    neverChanges,
    () => writtenCanonical() === canonical,
    () => true,
  );
  const { Component } = usePageHead(!isWritten);

  // Browsers and screen readers show the title at once, so it does not wait for the rest.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  return Component && <Component {...head} />;
}

/** Each page asks once. */
const neverChanges = () => () => undefined;

const writtenCanonical = () => document.querySelector("link[rel=canonical]")?.getAttribute("href");
