import { useEffect, type RefObject } from "react";

interface Disclosure {
  readonly element: RefObject<HTMLElement | null>;
  readonly opener: RefObject<HTMLElement | null>;
}

/**
 * Closes what is open after a press outside, Escape, or when the focus leaves. Escape returns the focus to the opener;
 * if several are open, to that of the outermost one.
 */
export function useDismiss({ element, opener }: Disclosure, isOpen: boolean, dismiss: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const onOutside = ({ target }: Event) => {
      const own = element.current;
      if (!own || !(target instanceof Element) || own.contains(target)) return;
      // Ignores events in a dialog above.
      if (target.closest("dialog") === own.closest("dialog")) dismiss();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      dismiss();
      const { activeElement } = document;
      if (activeElement === document.body || element.current?.contains(activeElement)) opener.current?.focus();
    };
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [element, opener, isOpen, dismiss]);
}
