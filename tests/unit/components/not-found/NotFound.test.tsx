import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { leaveOutSlash, NotFound } from "../../../../src/components/not-found/NotFound";
import { openPage } from "../../../../src/hooks/open-page";
import { builtHtml } from "../../../support/components/hydrate";

jest.mock("../../../../src/hooks/open-page");

let log: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2026, 1, 14, 9, 5, 7) });
  log = jest.spyOn(console, "log").mockImplementation(() => undefined);
});

function drawAt(path: string) {
  window.history.replaceState(null, "", path);
  return render(<NotFound />);
}

describe("An unknown id", () => {
  it.each([
    ["/events/nothing", "Event Not Found", "Back to Events", "/events"],
    ["/workshops/nothing", "Workshop Not Found", "Back to Workshops", "/workshop"],
    ["/profile/member/999", "Profile Not Found", "Return Home", "/"],
  ])("at %s is told by its section: %s", (path, title, back, href) => {
    drawAt(path);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(title);
    expect(screen.getByRole("link", { name: back })).toHaveAttribute("href", href);
  });
});

describe("Any other unknown path", () => {
  it("has three ways on", async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const back = jest.spyOn(window.history, "back").mockImplementation(() => undefined);
    jest.spyOn(window.history, "length", "get").mockReturnValue(2);
    drawAt("/no/such");
    expect(screen.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    await user.click(screen.getByRole("button", { name: "Go Back" }));
    expect(back).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("button", { name: "Refresh" })).toBeEnabled();
    // They are hidden without JavaScript.
    for (const name of ["Go Back", "Refresh"]) expect(screen.getByRole("button", { name })).toHaveClass("scripted");
  });

  it("leads home where there is nothing to go back to", async () => {
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    jest.spyOn(window.history, "length", "get").mockReturnValue(1);
    drawAt("/no/such");
    await user.click(screen.getByRole("button", { name: "Go Back" }));
    expect(openPage).toHaveBeenCalledWith("/");
  });
});

describe("An address that ends with a slash", () => {
  it.each([
    ["/events/", "?x=1", "#y", ["/events?x=1#y"]],
    ["/events", "", "", []],
    ["/", "", "", []],
    // As links, these would name another host.
    ["//evil.example/login/", "", "", []],
    ["//", "", "", ["/"]],
  ])("is replaced by the one without it, on this host: %s", (pathname, search, hash, replaced) => {
    const replace = jest.fn();
    leaveOutSlash({ pathname, search, hash, replace });
    expect(replace.mock.calls.flat()).toEqual(replaced);
  });
});

describe("The one page that answers every unknown path", () => {
  it("names no path before it is interactive, and is complete without JavaScript", () => {
    window.history.replaceState(null, "", "/events/nothing");
    const html = builtHtml(<NotFound />);
    expect(html).toContain("ERROR: Page not found");
    expect(html).toContain('href="/notice"');
    expect(html).toContain("--:--:--");
    expect(html).not.toContain("nothing");
    expect(log).not.toHaveBeenCalled();
  });
});
