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
 * A modal dialog, open as long as it is rendered. The browser's own dialog keeps the focus
 * inside, closes on Escape and gives the focus back. A press beside it closes it. It is a child of the body:
 * no style of the place from which it was opened reaches it.
 */
export function Dialog({ label, onClose, children, className, onKeyDown }: DialogProps) {
  const labelId = useId();
  const languageOf = useLanguageOf();
  const dialog = useRef<HTMLDialogElement>(null);
  /** A selection that begins in the dialog may end beside it. */
  const beganBeside = useRef(false);

  // Before the dialog leaves the page, for what is in it but must stay.
  useLayoutEffect(() => (dialog.current ? enterTopLayer(dialog.current) : undefined), []);

  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    element?.showModal();
    return () => {
      element?.close();
      if (!(opener instanceof HTMLElement)) return;
      opener.focus();
      // It may be disabled or hidden by now.
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
      // Android's Back closes it without asking if no one has touched the page since.
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
      {/* A label may be in another language than what the dialog holds. */}
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

/** True if Escape was pressed in a search field: Safari would only empty it. It may also end the writing of a letter. */
function isEscapeOfField({ key, target, nativeEvent }: KeyboardEvent): boolean {
  const isSearch = target instanceof HTMLInputElement && target.type === "search";
  return key === "Escape" && isSearch && !nativeEvent.isComposing;
}

/** True if a press hit the backdrop; for events it is a part of the dialog. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isInside = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isInside;
}
