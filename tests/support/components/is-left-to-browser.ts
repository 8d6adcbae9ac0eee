import { fireEvent } from "@testing-library/react";

/**
 * Clicks on a link and returns whether the page leaves it to the browser. The result of `fireEvent` is always false for
 * links, since the set-up keeps jsdom from following them.
 *
 * @param press options of the click, such as `{ ctrlKey: true }`
 */
export function isLeftToBrowser(link: Element, press: MouseEventInit = {}): boolean {
  let isLeft = true;
  const note = (event: Event) => (isLeft = !event.defaultPrevented);
  document.addEventListener("click", note, { once: true });
  fireEvent.click(link, press);
  return isLeft;
}
