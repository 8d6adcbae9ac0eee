import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { hasFields, isNumber, isText, optional } from "../../domain/shape";

/** In ms after the last scrolling: browsers allow few changes of the history in a time. */
const REST = 200;

/** By which a reader takes the page over from what scrolls it. */
const inputs = ["wheel", "touchstart", "pointerdown", "keydown"];

interface List {
  /** Its name, such as the query of the page's address; undefined as long as that is not known. */
  readonly of: string | undefined;
  /** How many items are shown, and how many the page comes with. */
  readonly shown: number;
  readonly atFirst: number;
}

/**
 * Keeps how many items of a list are shown, and which card its reader sees. A reader who comes back, or loads the page
 * again, sees the same card as soon as it is there, at the same height of the window.
 */
export function useListPlace(list: RefObject<HTMLElement | null>, { of, shown, atFirst }: List): void {
  /** The card to return to, until it is there and the reader goes on. */
  const wanted = useRef<{ readonly of: string; readonly card: CardPlace | undefined }>(undefined);

  useLayoutEffect(() => {
    if (of === undefined) return;
    if (wanted.current?.of !== of) wanted.current = { of, card: keptListPlace(of)?.card };
    // Again after each change: what is shown above the card may still arrive.
    if (wanted.current.card) scrollToCard(list.current, wanted.current.card);
  });

  useEffect(() => {
    if (of === undefined) return undefined;
    const keep = () => {
      if (wanted.current?.card) return;
      keepListPlace(shown > atFirst ? { of, shown, card: cardInWindow(list.current) } : undefined);
    };
    const takeOver = () => (wanted.current = { of, card: undefined });
    let rest = 0;
    const keepSoon = () => {
      clearTimeout(rest);
      rest = window.setTimeout(keep, REST);
    };
    keep();
    for (const input of inputs) window.addEventListener(input, takeOver, { passive: true });
    window.addEventListener("scroll", keepSoon, { passive: true });
    // A link may lead away before that.
    window.addEventListener("click", keep, true);
    return () => {
      clearTimeout(rest);
      for (const input of inputs) window.removeEventListener(input, takeOver);
      window.removeEventListener("scroll", keepSoon);
      window.removeEventListener("click", keep, true);
    };
  }, [list, of, shown, atFirst]);
}

function scrollToCard(list: HTMLElement | null, { href, top }: CardPlace): void {
  const card = linksIn(list).find((link) => link.getAttribute("href") === href);
  if (card) window.scrollBy({ top: card.getBoundingClientRect().top - top, behavior: "instant" });
}

function cardInWindow(list: HTMLElement | null): CardPlace | undefined {
  if (window.scrollY === 0) return undefined;
  for (const link of linksIn(list)) {
    const { top } = link.getBoundingClientRect();
    if (top >= 0) return { href: link.getAttribute("href") ?? "", top };
  }
  return undefined;
}

function linksIn(list: HTMLElement | null): readonly Element[] {
  return [...(list?.querySelectorAll("h2 a[href], h3 a[href], a[data-result]") ?? [])];
}

interface CardPlace {
  /** The address that its heading leads to. */
  readonly href: string;
  /** In px from the top of the window. */
  readonly top: number;
}

interface ListPlace {
  /** The list that is meant, such as the query of its address. */
  readonly of: string;
  readonly shown: number;
  /** The first card that the reader saw; absent at the top of the page. */
  readonly card?: CardPlace | undefined;
}

/** Keeps that in the state of the page's entry of the history; undefined: as the page comes. */
function keepListPlace(place: ListPlace | undefined): void {
  if (place === undefined && window.history.state === null) return;
  try {
    window.history.replaceState(place ?? null, "");
  } catch {
    // Too many in a short time for this browser: going back finds less of the list, nothing worse.
  }
}

/** How far the reader had come when leaving this entry of the history; undefined if that is not known. */
export function keptListPlace(of: string): ListPlace | undefined {
  const state: unknown = window.history.state;
  return isListPlace(state) && state.of === of ? state : undefined;
}

function isListPlace(value: unknown): value is ListPlace {
  const isCard = (card: unknown) => hasFields(card, { href: isText, top: isNumber });
  return hasFields(value, { of: isText, shown: isNumber, card: optional(isCard) });
}
