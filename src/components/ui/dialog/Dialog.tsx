import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { useLanguageOf } from "../../../hooks/page-context";
import { focusBefore } from "../controls/move-focus";
import { Icon } from "../Icon";
import { enterTopLayer } from "./top-layer";
import { t } from "../../../words/t";
import * as styles from "./Dialog.module.css";

interface DialogProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/**
 * A modal dialog, open while it is rendered. The browser's own dialog keeps the focus inside, closes on Escape and
 * returns the focus. A press outside closes it. It is a child of the body, so that styles of the place from which it
 * was opened don't affect it.
 */
export function Dialog({ label, onClose, children, className, onKeyDown }: DialogProps) {
  const labelId = useId();
  const languageOf = useLanguageOf();
  const dialog = useRef<HTMLDialogElement>(null);
  /** A selection that begins in the dialog may end outside it. */
  const beganBeside = useRef(false);

  // Called before the dialog is removed, to save what must stay in the page.
  useLayoutEffect(() => (dialog.current ? enterTopLayer(dialog.current) : undefined), []);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (!(opener instanceof HTMLElement)) return;
      opener.focus();
      // The opener may be disabled or hidden by now.
      if (opener.isConnected && document.activeElement !== opener) focusBefore(opener);
    };
  }, []);

  return createPortal(
    <dialog
      ref={dialog}
      className={className ?? styles.dialog}
      aria-labelledby={labelId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // Android's Back closes it directly if the page was not touched since it opened.
      onClose={onClose}
      onPointerDown={(event) => {
        beganBeside.current = isBeside(event);
      }}
      onClick={(event) => beganBeside.current && isBeside(event) && onClose()}
      onKeyDown={(event) => {
        if (isEscapeOfField(event)) {
          event.preventDefault();
          onClose();
        }
        onKeyDown?.(event);
      }}
    >
      {/* The label may be in another language than the contents. */}
      <span id={labelId} hidden aria-label={label} {...languageOf(label)} />
      <button
        type="button"
        className={styles.close}
        aria-label={t("Close||a dialog")}
        data-tip={t("Close||a dialog")}
        onClick={onClose}
      >
        <Icon name="close" />
      </button>
      {children}
    </dialog>,
    document.body,
  );
}

/**
 * True if Escape should close the dialog from a search field, which Safari would only clear; false while a letter is
 * being composed.
 */
function isEscapeOfField({ key, target, nativeEvent }: KeyboardEvent): boolean {
  const isSearch = target instanceof HTMLInputElement && target.type === "search";
  return key === "Escape" && isSearch && !nativeEvent.isComposing;
}

/** True if a press was on the backdrop, which is a part of the dialog for events. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}
