import { render, type RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server.node";

/** The HTML that the build writes for an element, as shown without JavaScript. */
export function builtHtml(element: ReactElement): string {
  return renderToString(element);
}

/** Hydrates the built HTML, as in a browser; throws if the two don't match. */
export function hydrate(element: ReactElement): RenderResult {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = builtHtml(element);
  return render(element, {
    container,
    hydrate: true,
    onRecoverableError: (error: unknown) => {
      throw error;
    },
  });
}
