import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import * as buttons from "../controls/button.module.css";
import { connectToasts, type ToastMessage } from "./toast";
import { topmostDialog } from "../dialog/top-layer";
import { Text } from "../Text";
import * as styles from "./PlainToast.module.css";

/** Shows the newest message if the code of the `Toaster`, which can do more, could not be loaded. */
export function PlainToast() {
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
        Dismiss
      </button>
    </div>,
    // Outside an open modal dialog it would be hidden and its button inert.
    topmostDialog() ?? document.body,
  );
}
