import { fireEvent } from "@testing-library/react";

/**
 * Clicks on a link. Returns whether the page leaves it to the browser; what `fireEvent` returns says no of every link,
 * since the set-up keeps jsdom from following them.
 *
 * @param press what the click is like, such as `{ ctrlKey: true }`
 */
export function isLeftToBrowser(link: Element, press: MouseEventInit = {}): boolean {
  let isLeft = true;
  const note = (event: Event) => (isLeft = !event.defaultPrevented);
  document.addEventListener("click", note, { once: true });
  fireEvent.click(link, press);
  return isLeft;
}
