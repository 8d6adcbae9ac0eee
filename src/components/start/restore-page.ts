import { isField } from "./early-fields";

/**
 * Makes this page again as it was built, around the field that has the focus: translations and extensions have changed it,
 * and React takes over only what it knows. The field and all around it stay in the document.
 *
 * @returns what does so, and returns whether there was something to restore; undefined if the page can't be read again
 */
export async function pageRestorer(): Promise<((root: Element) => boolean) | undefined> {
  try {
    // The browser has it: it is not asked for again.
    const response = await fetch(window.location.href, { cache: "force-cache" });
    const html = await response.text();
    return (root) => restoreAroundField(root, html);
  } catch {
    return undefined;
  }
}

function restoreAroundField(root: Element, html: string): boolean {
  const field = document.activeElement;
  if (!isField(field) || !root.contains(field)) return false;
  const built = root.cloneNode();
  if (!(built instanceof HTMLElement)) return false;
  built.innerHTML = new DOMParser().parseFromString(html, "text/html").getElementById(root.id)?.innerHTML ?? "";
  if (shapeOf(built) === shapeOf(root)) return false;
  const path = pathTo(field, root, built);
  for (const [shown, original] of path) restoreSiblings(shown, original);
  return path.length > 0;
}

function shapeOf(page: Element): string {
  return [...page.querySelectorAll("*")].map(({ tagName }) => tagName).join(" ") + page.textContent;
}

/** A field and all around it, from the inside, each with its original; empty if something else has come between them. */
function pathTo(field: Element, root: Element, built: Element): readonly (readonly [Element, Element])[] {
  const fieldsOf = (page: Element) => [...page.querySelectorAll(field.tagName)];
  const path: [Element, Element][] = [];
  let shown: Element | null = field;
  let original = fieldsOf(built)[fieldsOf(root).indexOf(field)] ?? null;
  while (shown && original && shown !== root && shown.tagName === original.tagName) {
    path.push([shown, original]);
    shown = shown.parentElement;
    original = original.parentElement;
  }
  return shown === root && original === built ? path : [];
}

function restoreSiblings(shown: Element, original: Element): void {
  for (const sibling of [...(shown.parentNode?.childNodes ?? [])]) if (sibling !== shown) sibling.remove();
  const siblings = [...(original.parentNode?.childNodes ?? [])];
  const place = siblings.indexOf(original);
  shown.before(...siblings.slice(0, place));
  shown.after(...siblings.slice(place + 1));
}
