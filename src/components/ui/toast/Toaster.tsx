import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { toast as sonnerToast, Toaster as SonnerToaster } from "sonner";
import { useTheme } from "../../../hooks/useTheme";
import { connectToasts, type Dismiss, type ToastMessage } from "./toast";
import { onTopLayerChange, topmostDialog } from "../dialog/top-layer";
import { t } from "../../../words/t";
import { readingDirection } from "../controls/move-focus";
import * as styles from "./Toaster.module.css";

function show({ title, description, tone }: ToastMessage): Dismiss {
  const notify = tone ? sonnerToast[tone] : sonnerToast;
  const id = notify(title, description === undefined ? {} : { description });
  return () => sonnerToast.dismiss(id);
}

/** A part of the page that is not inert: the modal dialog while one is open. */
function useLivePlace(): HTMLElement {
  const [place] = useState(() => document.createElement("div"));
  useEffect(() => {
    const move = () => {
      const parent = topmostDialog() ?? document.body;
      if (place.parentElement !== parent) parent.append(place);
    };
    move();
    const stop = onTopLayerChange(move);
    return () => {
      stop();
      place.remove();
    };
  }, [place]);
  return place;
}

/** sonner at the bottom, where lines end, with Alt+T and 'Notifications' (docs/behaviour.md#every-page). */
export function Toaster() {
  const { theme } = useTheme();
  useEffect(() => connectToasts(show), []);
  const place = useLivePlace();
  const dialog = useSyncExternalStore(onTopLayerChange, topmostDialog);
  // Inside a dialog, 'Close' must refer to the dialog.
  const closeButtonAriaLabel = dialog ? t("Dismiss||a message") : t("Close toast");
  return createPortal(
    <SonnerToaster
      theme={theme ?? "system"}
      position={readingDirection() === 1 ? "bottom-right" : "bottom-left"}
      closeButton
      containerAriaLabel={t("Notifications")}
      className={styles.toaster ?? ""}
      toastOptions={{ className: styles.toast ?? "", closeButtonAriaLabel }}
    />,
    place,
  );
}
