/** The elements that readers use: all that they may act on, or leave in another state than it came in. */
const usable = "a,button,details,form,input,select,summary,textarea,[data-start],[popover],[tabindex]";

/** The attributes that tell elements apart in every language, from the most exact. Extensions add classes. */
const looks = [
  ["name", "type", "href", "class"],
  ["name", "type", "href"],
];

/** Finds the element that has come in the place of another; undefined if none has. */
export type SuccessorOf = (element: Element) => Element | undefined;

/**
 * Remembers what readers use by its place, not as a node: where a translation or an extension has changed the page, React
 * renders it again.
 */
export function rememberPlaces(root: Element): SuccessorOf {
  const before = looks.map((names) => placesIn(root, names));
  return (element) => {
    if (element.isConnected) return element;
    for (const [index, names] of looks.entries()) {
      const place = before[index]?.get(element);
      for (const [successor, itsPlace] of placesIn(root, names)) if (itsPlace === place) return successor;
    }
    return undefined;
  };
}

/** The look of each element, and how many before it look the same. */
function placesIn(root: Element, names: readonly string[]): ReadonlyMap<Element, string> {
  const counts = new Map<string, number>();
  const places = new Map<Element, string>();
  for (const element of root.querySelectorAll(usable)) {
    const look = JSON.stringify([element.localName, ...names.map((name) => element.getAttribute(name))]);
    const count = counts.get(look) ?? 0;
    counts.set(look, count + 1);
    places.set(element, `${count} ${look}`);
  }
  return places;
}
