import type { ReactNode } from "react";
import * as buttons from "../ui/controls/button.module.css";

/** Opens the browser's dialog for printing. */
export function PrintButton({ children }: { readonly children: ReactNode }) {
  return (
    <button type="button" className={buttons.scripted} onClick={() => window.print()}>
      {children}
    </button>
  );
}
