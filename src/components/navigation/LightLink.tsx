import { navigate } from "gatsby";
import type { MouseEvent, ReactNode } from "react";
import { sitePath } from "../../domain/addresses/served-path";
import { isPlainClick } from "../ui/plain-click";
import { isOffered } from "../../domain/settings/offered";

/**
 * A link to a page of this site for lists of thousands: unlike Gatsby's own it observes nothing and prefetches
 * nothing.
 */
export function LightLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  if (!isOffered(to)) return <span>{children}</span>;
  return (
    <a href={to} onClick={follow}>
      {children}
    </a>
  );
}

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  navigate(sitePath(event.currentTarget.pathname));
}
