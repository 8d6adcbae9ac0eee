import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { hasFields, isNumber, isText, optional } from "../../domain/shape";

/** In ms after the last scroll event: browsers limit how often the history changes. */
const REST = 200;

/** Events that show that the reader scrolls the page, not a script. */
const inputs = ["wheel", "touchstart", "pointerdown", "keydown"];

interface List {
  /** Its name, such as the query of the page's address; undefined until that is known. */
  readonly of: string | undefined;
  /** How many items are shown, and how many there are at first. */
  readonly shown: number;
  readonly atFirst: number;
}

/**
 * Remembers how many items of a list are shown, and which card the reader sees. When the reader comes back or reloads
 * the page, the same card is scrolled to the same place in the window as soon as it is rendered.
 */
export function useListPlace(list: RefObject<HTMLElement | null>, { of, shown, atFirst }: List): void {
  /** The card to return to, until it is rendered and the reader scrolls. */
  const wanted = useRef<{ readonly of: string; readonly card: CardPlace | undefined }>(undefined);

  useLayoutEffect(() => {
    if (of === undefined) return;
    if (wanted.current?.of !== of) wanted.current = { of, card: keptListPlace(of)?.card };
    // Repeated after each change, since content above the card may still load.
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
    // The reader may follow a link before that.
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
  /** The name of the list, such as the query of its address. */
  readonly of: string;
  readonly shown: number;
  /** The first visible card; absent at the top of the page. */
  readonly card?: CardPlace | undefined;
}

/** Stores the place in the history state of the page; undefined: the initial place. */
function keepListPlace(place: ListPlace | undefined): void {
  if (place === undefined && window.history.state === null) return;
  try {
    window.history.replaceState(place ?? null, "");
  } catch {
    // The browser refuses too many changes in a short time. Then going back shows less of the list, which is harmless.
  }
}

/** The place where the reader left this entry of the history; undefined if unknown. */
export function keptListPlace(of: string): ListPlace | undefined {
  const state: unknown = window.history.state;
  return isListPlace(state) && state.of === of ? state : undefined;
}

function isListPlace(value: unknown): value is ListPlace {
  const isCard = (card: unknown) => hasFields(card, { href: isText, top: isNumber });
  return hasFields(value, { of: isText, shown: isNumber, card: optional(isCard) });
}
