import { hasFields, isNumber, isText, optional } from "../../domain/shape";

/** A card in the window. */
export interface CardPlace {
  /** The address that its heading leads to. */
  readonly href: string;
  /** In px from the top of the window. */
  readonly top: number;
}

/** How far the reader of a list has come. */
export interface ListPlace {
  /** The list that is meant, such as the query of its address. */
  readonly of: string;
  /** How many of its items are shown. */
  readonly shown: number;
  /** The first card that the reader saw; absent at the top of the page. */
  readonly card?: CardPlace | undefined;
}

/** Keeps that in the page's entry of the history, whose state only it uses; undefined: as the page comes. */
export function keepListPlace(place: ListPlace | undefined): void {
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
