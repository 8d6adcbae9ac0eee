import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { lateComponent } from "../../hooks/loading/late-component";
import { onToast, connectToasts, type ToastMessage } from "../ui/toast/toast";
import { topmostDialog } from "../ui/dialog/top-layer";
import { Text } from "../ui/Text";
import { t } from "../../words/t";
import * as buttons from "../ui/controls/button.module.css";
import * as styles from "./Layout.module.css";

const useToaster = lateComponent(async () => (await import("../ui/toast/Toaster")).Toaster);

/** The corner where toasts appear. Its code is loaded with the first one. */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onToast(() => setNeeded(true)), []);
  const { Component: Toaster, failure } = useToaster(isNeeded);
  if (Toaster) return <Toaster />;
  return failure ? <PlainToast /> : null;
}

/** Shows the newest message if the code of the `Toaster` could not be loaded. */
function PlainToast() {
  const [message, setMessage] = useState<ToastMessage>();
  useEffect(
    () =>
      connectToasts((newest) => {
        setMessage(newest);
        return () => setMessage((shown) => (shown === newest ? undefined : shown));
      }),
    [],
  );
  if (!message) return null;
  return createPortal(
    <div role="alert" className={styles.toast}>
      <p>
        <Text as="strong">{message.title}</Text> {message.description && <Text>{message.description}</Text>}
      </p>
      <button type="button" className={buttons.button} onClick={() => setMessage(undefined)}>
        {t("Dismiss||a message")}
      </button>
    </div>,
    // Behind an open modal dialog it would be hidden, and its button inert.
    topmostDialog() ?? document.body,
  );
}
