import { components } from "$virtual/async-requires";
import { useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { onClientEntry, onInitialClientRender } from "./site-frame";
import { FAILED } from "../../components/start/start-events";
import { elementIds } from "../../domain/element-ids";
import { readLocation } from "./history";
import { moveTo } from "./move-to";
import { pageLoader } from "./page-loader";
import { PageView, type View } from "./PageView";
import { mayReload } from "./reload-once";
import type {} from "./router-globals";
import { StaticQueryContext, type QueryResults } from "./static-query";

/**
 * The application of a built site, instead of Gatsby's own, which is four times as large: it loads what Gatsby's
 * build wrote, lets React take over the page, and follows links. Gatsby's own runs while the site is developed.
 */
const queryResults: QueryResults = {};

window.___webpackCompilationHash = __webpack_hash__;
window.___loader = pageLoader(components, queryResults);
window.___navigate = (to, options) => void moveTo(to, options);
onClientEntry();
void start();

async function start(): Promise<void> {
  const { pathname, search } = window.location;
  const page = await window.___loader.loadPage(pathname + search);
  const newest = page.page?.webpackCompilationHash;
  // The page comes from a cache, and its version of the site is no longer there.
  if (mayReload(Boolean(newest) && newest !== window.___webpackCompilationHash)) {
    window.location.reload();
    return;
  }
  if ("status" in page) {
    window.dispatchEvent(new Event(FAILED));
    throw new Error(`The page ${pathname} could not be loaded`, { cause: page.error });
  }
  const location = readLocation();
  if (document.readyState === "loading")
    document.addEventListener("DOMContentLoaded", () => takePageOver({ location, page }));
  else setTimeout(takePageOver, 0, { location, page });
}

function takePageOver(first: View): void {
  const root = document.getElementById(elementIds.root);
  if (!root) return;
  window.addEventListener("unhandledrejection", reloadWithoutChunk);
  hydrateRoot(root, <Application first={first} />, {
    onUncaughtError: (error, info) => console.error("Uncaught error:", error, info),
    // `ErrorBoundary` shows it.
    onCaughtError: () => undefined,
  });
}

function Application({ first }: { readonly first: View }) {
  useEffect(() => onInitialClientRender(), []);
  return (
    <StaticQueryContext.Provider value={queryResults}>
      <PageView first={first} />
    </StaticQueryContext.Provider>
  );
}

/** Code that is missing although a part of the page counts on it. */
function reloadWithoutChunk({ reason }: PromiseRejectionEvent): void {
  if (/loading chunk \d* failed/i.test(String(reason))) window.location.reload();
}
