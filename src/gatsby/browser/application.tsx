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

/** Returns whether anything was restored. */
type Restore = (root: Element) => boolean;

/**
 * The application of a built site: it lets React take over the current page, and nothing else, since the browser itself
 * navigates. Gatsby's own application, which also routes and prefetches, is about 15 KB larger; it runs during
 * development.
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
    // The page comes from a cache or an old tab. If a reload has not helped, another one won't.
    if (error instanceof OutdatedPage && !isReloaded()) window.location.reload();
    else window.dispatchEvent(new Event(FAILED));
    throw error;
  }
}

function ignore(): void {
  // The component that opens the part loads it again, and reports the error.
}

/** Loads the code that restores the page as it was built, only for readers who are typing. */
async function restorer(): Promise<Restore | undefined> {
  if (!isField(document.activeElement)) return undefined;
  // If it can't be loaded, the new field gets the text and the focus.
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
 * Lets React take over the page. If that fails, the page is restored as it was built and works without JavaScript;
 * `ErrorBoundary` shows later errors.
 *
 * @param restore restores the page as it was built
 */
function hydrate(page: LoadedPage, restore: Restore | undefined): void {
  const root = document.getElementById(elementIds.root);
  // Removing this mark tells the start script not to wait for the application.
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
    // React did not finish.
    setTimeout(() => {
      application.unmount();
      root.replaceChildren(...built);
      window.dispatchEvent(new Event(FAILED));
    });
  };
  // If an effect has thrown, React has removed what it rendered.
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
      // If something else has changed the page, React renders it again. This must not become a window error, which
      // counts as a failure.
      onRecoverableError: (error) => console.error(error),
    });
  const isRestored = restore?.(root) === true;
  followTranslation();
  // Immediately, before the page changes again.
  const application = isRestored ? flushSync(begin) : begin();
}

interface ApplicationProps {
  readonly page: LoadedPage;
  /** Called right after React has changed the document. */
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
      {/* Gatsby renders a second child that is not in the HTML, but counts in the ids of `useId`. */}
      {createElement(Fragment, null, element, null)}
    </StaticQueryContext.Provider>
  );
}
