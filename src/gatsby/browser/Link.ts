import { createElement, type ComponentProps, type MouseEvent, type ReactElement } from "react";
import { isPlainClick } from "../../components/ui/plain-click";
import { useShownLocation } from "./shown-location";
import { linkAddress } from "./link-address";
import type { MoveOptions } from "./history";
import type {} from "./router-globals";

/**
 * What `Link` of the package `gatsby` is, for pages of this site. The build renders Gatsby's own, which makes the same
 * element; this one observes nothing, since the site prefetches nothing that comes into view.
 */
export function Link({ to, ...props }: ComponentProps<"a"> & { readonly to: string }): ReactElement {
  const { pathname } = useShownLocation();
  const href = linkAddress(to);
  const isCurrent = encodeURI(href) === pathname;
  // Not made by our JSX, which would look for the folder of the site again.
  return createElement("a", {
    "aria-current": isCurrent ? "page" : undefined,
    ...props,
    ...(isCurrent && { className: props.className ?? "" }),
    href,
    onMouseEnter: (event: MouseEvent<HTMLAnchorElement>) => {
      props.onMouseEnter?.(event);
      window.___loader.hovering(href);
    },
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      props.onClick?.(event);
      if (!isPlainClick(event)) return;
      event.preventDefault();
      window.___navigate(href, isCurrent ? { replace: true } : {});
    },
  });
}

/** What `navigate` of the package `gatsby` is. */
export function navigate(to: string, options: MoveOptions = {}): void {
  window.___navigate(linkAddress(to), options);
}
