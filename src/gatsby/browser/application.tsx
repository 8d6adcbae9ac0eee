import { components } from "$virtual/async-requires";
import { createElement, Fragment, useEffect, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { guardTypedText, isField, moveIntoNewFields } from "../../components/start/early-fields";
import { FAILED, listen } from "../../components/start/start-events";
import { fetchForPress, rememberPlaces, takeOver } from "../../components/start/take-over";
import { followTranslation } from "../../components/start/follow-translation";
import { servedPath } from "../../domain/addresses/served-path";
import { elementIds } from "../../domain/element-ids";
import { OutdatedPage } from "../../hooks/loading/fetch-file";
import { type LoadedPage, loadPage } from "./load-page";
import { wrapPageElement } from "./site-frame";
import { StaticQueryContext } from "./static-query";

/** Returns whether there was something to restore. */
type Restore = (root: Element) => boolean;

/**
 * The application of a built site: it lets React take over the page that is shown, and ends with it. The browser goes from
 * page to page. Gatsby's own, which also routes and prefetches, is some 15 KB larger; it runs during development.
 */
void start();

async function start(): Promise<void> {
  fetchForPress({
    viewer: () => void import("../../components/ui/gallery/Viewer").then(ignore, ignore),
    search: () => void import("../../components/search/palette/SearchPalette").then(ignore, ignore),
  });
  const name = document.querySelector<HTMLElement>("[data-page]")?.dataset.page ?? "";
  try {
    const [page, restore] = await Promise.all([loadPage(components, name), restorer()]);
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => hydrate(page, restore));
    else hydrate(page, restore);
  } catch (error) {
    // The page comes from a cache or an old tab. A reload that has not helped would not help again.
    if (error instanceof OutdatedPage && !isReloaded()) window.location.reload();
    else window.dispatchEvent(new Event(FAILED));
    throw error;
  }
}

function ignore(): void {
  // The component that opens the part asks for it again, and says what is wrong.
}

/** What makes the page again as it was built, for a reader who is typing: most are not, and need no code for it. */
async function restorer(): Promise<Restore | undefined> {
  if (!isField(document.activeElement)) return undefined;
  // Without it, the new field gets the text and the focus.
  return import("../../components/start/restore-page").then(
    ({ pageRestorer }) => pageRestorer(),
    () => undefined,
  );
}

function isReloaded(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
}

/**
 * Lets React take the page over. If that fails, the page is again as it was built, and is used without scripts; errors
 * after that are shown by `ErrorBoundary`.
 *
 * @param restore makes the page again as it was built
 */
function hydrate(page: LoadedPage, restore: Restore | undefined): void {
  const root = document.getElementById(elementIds.root);
  // Without this mark, the start script no longer waits for the application.
  if (!root || document.documentElement.dataset.script === undefined) return;
  const built = [...root.childNodes];
  const successorOf = rememberPlaces(root);
  const releaseText = guardTypedText();
  let focused: EventTarget | null = document.activeElement;
  const forgetFocus = listen(["focusin"], ({ target }) => (focused = target));
  const onRendered = () => {
    forgetFocus();
    moveIntoNewFields(successorOf, focused);
  };
  let state: "starting" | "failed" | "interactive" = "starting";
  const onError = (error: unknown) => {
    if (state !== "starting") return;
    state = "failed";
    releaseText();
    console.error(error);
    // React has not finished.
    setTimeout(() => {
      application.unmount();
      root.replaceChildren(...built);
      window.dispatchEvent(new Event(FAILED));
    });
  };
  // What React has drawn is no longer the page if an effect has thrown.
  const onDrawn = () =>
    queueMicrotask(() => {
      if (state !== "starting") return;
      state = "interactive";
      void takeOver(successorOf).finally(releaseText);
    });
  const begin = () =>
    hydrateRoot(root, <Application page={page} onRendered={onRendered} onDrawn={onDrawn} />, {
      onUncaughtError: (error, info) => {
        if (state === "interactive") console.error("Uncaught error:", error, info);
        onError(error);
      },
      onCaughtError: onError,
      // Where something else has changed the page, React renders it again. As an error of the window it would be a failure.
      onRecoverableError: (error) => console.error(error),
    });
  const isRestored = restore?.(root) === true;
  followTranslation();
  // At once, before the page is changed again.
  const application = isRestored ? flushSync(begin) : begin();
}

interface ApplicationProps {
  readonly page: LoadedPage;
  /** Called when React has changed the document, before anything else happens. */
  readonly onRendered: () => void;
  readonly onDrawn: () => void;
}

function Application({ page: { path, component, props, queryResults }, onRendered, onDrawn }: ApplicationProps) {
  useLayoutEffect(onRendered, [onRendered]);
  useEffect(onDrawn, [onDrawn]);
  const location = { pathname: servedPath(path) };
  const element = wrapPageElement({ element: createElement(component, props), props: { ...props, location } });
  return (
    <StaticQueryContext.Provider value={queryResults}>
      {/* Gatsby renders a second child, which is not in the HTML: the ids of `useId` count it. */}
      {createElement(Fragment, null, element, null)}
    </StaticQueryContext.Provider>
  );
}
