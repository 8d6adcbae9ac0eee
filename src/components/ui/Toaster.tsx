import { useEffect } from "react";
import { toast as sonnerToast, Toaster as SonnerToaster } from "sonner";
import { useTheme } from "../../hooks/useTheme";
import { connectToasts, type ToastMessage } from "./toast";
import * as styles from "./Toaster.module.css";

function show({ title, description, tone }: ToastMessage): void {
  const notify = tone ? sonnerToast[tone] : sonnerToast;
  notify(title, description === undefined ? {} : { description });
}

/** sonner with the specification's defaults: bottom-right, Alt+T, 'Notifications'. */
export function Toaster() {
  const { theme } = useTheme();
  useEffect(() => connectToasts(show), []);
  return (
    <SonnerToaster
      theme={theme}
      position="bottom-right"
      closeButton
      containerAriaLabel="Notifications"
      className={styles.toaster ?? ""}
      toastOptions={{ className: styles.toast ?? "" }}
    />
  );
}
