import { useLayoutEffect, useSyncExternalStore } from "react";
import { Helmet, type HelmetProps } from "react-helmet";
import { lateComponent } from "../../hooks/loading/late-component";

type HeadProps = HelmetProps & { readonly title: string; readonly canonical: string };

const useHelmet = lateComponent(() => import("react-helmet").then((module) => module.Helmet));

/**
 * The head of a page. The build writes it into the HTML; what changes it is loaded only for readers who go on to another
 * page.
 */
export function Head(head: HeadProps) {
  return process.env.BUILD_STAGE === "build-javascript" ? <LateHead {...head} /> : <Helmet {...tagsOf(head)} />;
}

function LateHead(head: HeadProps) {
  const { title, canonical } = head;
  const isWritten = useSyncExternalStore(
    neverChanges,
    () => writtenCanonical() === canonical,
    () => true,
  );
  const { Component: LateHelmet } = useHelmet(!isWritten);

  // Browsers and screen readers show the title at once, so it does not wait for the rest.
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);

  return LateHelmet && <LateHelmet {...tagsOf(head)} />;
}

/** Each page asks once. */
const neverChanges = () => () => undefined;

function tagsOf({ canonical, link = [], ...head }: HeadProps): HelmetProps {
  return { ...head, link: [{ rel: "canonical", href: canonical }, ...link] };
}

const writtenCanonical = () => document.querySelector("link[rel=canonical]")?.getAttribute("href");
