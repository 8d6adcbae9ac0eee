import { FailureMessage } from "../../../../src/components/start/FailureMessage";
import { keepEarlyInput } from "../../../../src/components/start/keep-early-input";
import { applicationLoader } from "../../../../src/components/start/load-application";
import { FAILED, INTERACTIVE } from "../../../../src/components/start/start-events";
import { builtHtml } from "../../../support/components/hydrate";

const scripts = ["/globals.js", "/app.js"];
const asked = () => [...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"));
const throwIn = (filename: string) => window.dispatchEvent(new ErrorEvent("error", { filename }));
const message = () => document.querySelector(":not(noscript) > [role=alert]");

/** As the start script does both. */
function startLoading(): void {
  document.body.insertAdjacentHTML("beforeend", builtHtml(<FailureMessage />));
  const load = applicationLoader(scripts);
  keepEarlyInput(load);
  load();
}

beforeEach(() => {
  document.documentElement.dataset.script = "on";
});

afterEach(() => {
  // Otherwise the loaders of all tests would receive errors of the next one.
  window.dispatchEvent(new Event(INTERACTIVE));
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete document.documentElement.dataset.script;
});

describe("The application", () => {
  it("is asked for once, however many reasons there are, in order", () => {
    const load = applicationLoader(scripts);
    load();
    load();
    expect(asked()).toEqual(scripts);
    expect([...document.head.querySelectorAll("script")].every((script) => !script.async)).toBe(true);
  });
});

describe("An application that fails to load", () => {
  const failures = {
    "one of its scripts": () => document.head.querySelector("script")?.dispatchEvent(new Event("error")),
    "what it needs for the page": () => window.dispatchEvent(new Event(FAILED)),
    "an error in one of its scripts": () => throwIn(`${location.origin}/app.js`),
    "30 s without it": () => jest.advanceTimersByTime(30_000),
  };

  it.each(Object.entries(failures))(
    "because of %s lets its reader use the page without scripts, and says so",
    (_, fail) => {
      document.body.innerHTML = "<main><noscript><p>All notices</p></noscript></main>";
      jest.useFakeTimers();
      startLoading();
      fail();
      jest.useRealTimers();
      expect(document.documentElement.dataset.script).toBeUndefined();
      expect(message()).toHaveTextContent("could not be loaded");
      expect(document.querySelector("main > p")).toHaveTextContent("All notices");
    },
  );

  it("does not fail because of an error in a foreign script", () => {
    startLoading();
    throwIn("moz-extension://1/content.js");
    throwIn("");
    expect(message()).toBeNull();
  });
});

test("what fails after the page is interactive does not take it back", () => {
  startLoading();
  window.dispatchEvent(new Event(INTERACTIVE));
  window.dispatchEvent(new Event(FAILED));
  expect(message()).toBeNull();
  expect(document.documentElement.dataset.script).toBe("on");
});
