import { render, type RenderResult } from "@testing-library/react";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server.node";

/** The HTML that the build writes for an element: what reads without JavaScript. */
export function builtHtml(element: ReactElement): string {
  return renderToString(element);
}

/** Brings the built HTML to life, as a browser does; throws where the two do not match. */
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
