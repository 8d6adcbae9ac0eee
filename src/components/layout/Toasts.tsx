import { useEffect, useState } from "react";
import { lateComponent } from "../../hooks/loading/late-component";
import { PlainToast } from "../ui/toast/PlainToast";
import { onFirstToast } from "../ui/toast/toast";

const useToaster = lateComponent(async () => (await import("../ui/toast/Toaster")).Toaster);

/** The corner where toasts appear; nothing of it is loaded before the first one. */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  const { Component: Toaster, failure } = useToaster(isNeeded);
  if (Toaster) return <Toaster />;
  return failure ? <PlainToast /> : null;
}
