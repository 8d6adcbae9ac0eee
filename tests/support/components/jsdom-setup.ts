import { TextEncoder } from "node:util";
import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { connectToasts } from "../../../src/components/ui/toast/toast";
import { subscribeToEntry } from "../../../src/hooks/storage/guarded-storage";
import { matchMedia, resetMedia } from "./media";

// In ms: how long `findBy…` and `waitFor` wait; only a failing test waits so long.
configure({ asyncUtilTimeout: 30_000 });

// What jsdom lacks of the features that components use.
Object.defineProperty(window, "matchMedia", { value: matchMedia });
Object.defineProperty(window, "scrollTo", { value: jest.fn() });
Object.defineProperty(window, "TextEncoder", { value: TextEncoder });

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>("button, a[href]")?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

Element.prototype.setPointerCapture = () => undefined;

// Keeps jsdom from following links, about which it would complain; by then, all handlers have run.
window.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  jest.mocked(window.scrollTo).mockClear();
  resetMedia();
  // Waiting toasts would be shown in the next test.
  connectToasts(() => () => undefined)();
  emptyStorage();
  window.history.replaceState(null, "", "/");
  delete document.documentElement.dataset.theme;
});

/** As if another tab had done so: entries that a blocked storage refused are forgotten too. */
function emptyStorage(): void {
  localStorage.clear();
  const leave = subscribeToEntry("", () => undefined);
  window.dispatchEvent(new StorageEvent("storage"));
  leave();
}
