import { lazy, Suspense, useEffect, useState } from "react";
import { onFirstToast } from "../ui/toast";

const Toaster = lazy(async () => ({ default: (await import("../ui/Toaster")).Toaster }));

/** The corner where toasts appear; nothing of it is loaded before the first one. */
export function Toasts() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
