import { navigate } from "gatsby";
import type { MouseEvent, ReactNode } from "react";
import { sitePath } from "../../domain/addresses/served-path";
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
  const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.defaultPrevented || opensElsewhere) return;
  event.preventDefault();
  navigate(sitePath(event.currentTarget.pathname));
}
