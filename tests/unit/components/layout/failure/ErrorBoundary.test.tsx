import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "../../../../../src/components/layout/failure/ErrorBoundary";

function Throws({ what }: { readonly what: unknown }): never {
  throw what;
}

/** The screen after a page has thrown this. */
function screenAfter(what: unknown): HTMLElement {
  // React reports all errors that it passes to a boundary.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  render(
    <ErrorBoundary>
      <Throws what={what} />
    </ErrorBoundary>,
  );
  return screen.getByRole("alert");
}

describe("A page that fails", () => {
  it("says 'Unexpected Application Error!', with status and message", () => {
    const alert = screenAfter(new Error("No such thing"));
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Unexpected Application Error!");
    expect(alert).toHaveTextContent("500 No such thing");
  });

  it.each([
    ["a text", "Just words", "500 Just words"],
    ["an object with a status", { status: 404 }, "404 Something went wrong"],
    ["a status that is not a number", { status: "bad" }, "500 Something went wrong"],
    ["an error without words", new Error(""), "500 Something went wrong"],
    ["nothing", undefined, "500 Something went wrong"],
    ["null", null, "500 Something went wrong"],
    ["an empty text", "", "500 Something went wrong"],
  ])("says something whatever was thrown: %s", (_, what, text) => {
    expect(screenAfter(what)).toHaveTextContent(text);
  });

  it("offers two ways out that need no working page", () => {
    screenAfter(new Error("x"));
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    expect(screen.getByRole("button", { name: "Reload the page" })).toBeEnabled();
  });
});
