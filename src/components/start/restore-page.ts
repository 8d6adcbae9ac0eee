import { isField } from "./early-fields";

/**
 * Restores the page as it was built, except for the field that has the focus: translations and extensions have changed
 * it, and React can only take over HTML that it knows. The field and its ancestors stay in the document.
 *
 * @returns a function that does so and returns whether anything was restored; undefined if the page can't be loaded
 *   again
 */
export async function pageRestorer(): Promise<((root: Element) => boolean) | undefined> {
  try {
    // From the browser's cache.
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

/** A field and its ancestors, innermost first, each with its original; empty if they don't match. */
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
