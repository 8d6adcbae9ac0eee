import { createElement, useEffect, useLayoutEffect, useRef, useState } from "react";
import { wrapPageElement } from "./site-frame";
import { ADDRESS_CHANGED } from "../../hooks/useAddress";
import { routerIds } from "../../domain/element-ids";
import { files } from "../../domain/routes";
import { sitePath } from "../../domain/addresses/served-path";
import { completeMove, listenToHistory, readLocation, type PageLocation } from "./history";
import type { LoadedPage } from "./page-loader";
import type {} from "./router-globals";
import { isSamePlace, keepScroll, restoreScroll } from "./scroll";
import { ShownLocation } from "./shown-location";

/** A page, and the address at which it is shown. */
export interface View {
  readonly location: PageLocation;
  readonly page: LoadedPage;
  /** Whether the page itself has changed its address: it is neither scrolled nor announced. */
  readonly isInPlace?: boolean;
}

/**
 * The page of the present address, in the elements that Gatsby's build puts around it. Whenever the page changes, its
 * beginning gets the focus, its heading is announced, and it is scrolled as browsers do it.
 */
export function PageView({ first }: { readonly first: View }) {
  const view = useView(first);
  const { location, page, isInPlace = false } = view;
  const isFirst = view === first;
  const wrapper = useRef<HTMLDivElement>(null);
  const announcer = useRef<HTMLDivElement>(null);

  // Before the page is drawn: what it scrolls by itself belongs to this entry of the history.
  useLayoutEffect(() => {
    if (!isFirst && !isInPlace) restoreScroll(location);
    return keepScroll(location);
  }, [location, isFirst, isInPlace]);

  useEffect(() => {
    if (isFirst || isInPlace) return undefined;
    const frame = requestAnimationFrame(() => announce(announcer.current, wrapper.current));
    return () => cancelAnimationFrame(frame);
  }, [view, isFirst, isInPlace]);

  const focusedPath = useRef(first.location.pathname);
  useEffect(() => {
    // A link to a part of the page has moved the focus there.
    if (focusedPath.current === location.pathname) return;
    focusedPath.current = location.pathname;
    wrapper.current?.focus();
  }, [location.pathname]);

  // The page for unknown addresses is a page of its own at each of them.
  const path = page.page.path === files.notFound ? sitePath(location.pathname) : encodeURI(page.page.path);
  const props = { path, uri: location.pathname, location, params: {}, ...page.json };
  const element = createElement(page.component, { ...props, key: path });
  return (
    <ShownLocation.Provider value={location}>
      <div tabIndex={-1} id={routerIds.page} ref={wrapper}>
        {wrapPageElement({ element, props })}
      </div>
      <div id={routerIds.announcer} aria-live="assertive" aria-atomic="true" ref={announcer} />
    </ShownLocation.Provider>
  );
}

/** What is to be shown: it follows the address as soon as its page is there. */
function useView(first: View): View {
  const [view, setView] = useState(first);

  useEffect(() => {
    const show = (location: PageLocation, page: LoadedPage) => {
      completeMove();
      setView((shown) => (isSameEntry(shown.location, location) ? shown : { location, page }));
    };
    const follow = async () => {
      const location = readLocation();
      const address = location.pathname + location.search;
      const loaded = window.___loader.loadedPage(address);
      if (loaded) {
        show(location, loaded);
        return;
      }
      const page = await window.___loader.loadPage(address);
      if (window.location.href !== location.href) return;
      if ("status" in page) window.location.reload();
      else show(location, page);
    };
    let frame = 0;
    const stop = listenToHistory(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => void follow());
    });
    // A new entry of the history has a scroll position of its own.
    const stay = () => {
      const location = readLocation();
      setView((shown) => (isSamePlace(shown.location, location) ? shown : { ...shown, location, isInPlace: true }));
    };
    window.addEventListener(ADDRESS_CHANGED, stay);
    return () => {
      cancelAnimationFrame(frame);
      stop();
      window.removeEventListener(ADDRESS_CHANGED, stay);
    };
  }, []);

  return view;
}

function isSameEntry(one: PageLocation, other: PageLocation): boolean {
  return one.href === other.href && one.key === other.key;
}

/** Tells screen readers which page is shown. */
function announce(announcer: HTMLElement | null, page: HTMLElement | null): void {
  const words = `Navigated to ${page?.querySelector("h1")?.textContent ?? document.title}`;
  if (announcer && announcer.textContent !== words) announcer.textContent = words;
}
