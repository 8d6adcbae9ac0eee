import { propertyOf } from "../../domain/shape";

/** The instances of React's components in the page, from the innermost of each element outwards. */
export function* componentsInPage(): Generator<object> {
  for (const element of document.querySelectorAll("#nc-root *")) yield* componentsAround(element);
}

/** The instances of React's components around an element, from the innermost. */
export function* componentsAround(element: Element): Generator<object> {
  const note = Object.keys(element).find((name) => name.startsWith("__reactFiber$"));
  let part: unknown = note === undefined ? undefined : propertyOf(element, note);
  for (; isPart(part); part = part.return)
    if (typeof part.stateNode === "object" && part.stateNode !== null) yield part.stateNode;
}

function isPart(value: unknown): value is { readonly return: unknown; readonly stateNode: unknown } {
  return typeof value === "object" && value !== null && "return" in value && "stateNode" in value;
}
