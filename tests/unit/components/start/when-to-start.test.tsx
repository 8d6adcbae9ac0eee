import { fireEvent } from "@testing-library/react";
import { startOnTime, startOnUse, startWhenNear } from "../../../../src/components/start/when-to-start";

const NOW = Date.parse("2026-03-01T10:00:00Z");
const DAY = 86_400_000;

const load = jest.fn<undefined, []>();
const start = (ways: readonly string[], validity: readonly number[] = []) => startOnTime({ ways, validity }, load);

/** The parameters that a list and a gallery together would read. */
const notices = "load?[?&](?:q|page)(?![^=&#])|#(?:\\d+)$";

beforeEach(() => {
  load.mockClear();
  jest.useFakeTimers({ now: NOW });
});

afterEach(() => document.body.replaceChildren());

describe("A page loads its application", () => {
  it("at once if a part of it needs it", () => {
    start(["load"]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["/notice", 0],
    ["/notice?page=2", 1],
    ["/post#7", 1],
    ["/notice?igsh=x", 0],
    ["/notice?utm_source=page&fbclid=IwAR0", 0],
    ["/notice?#main", 0],
    ["/post#12a", 0],
    ["/notice?fbclid=IwAR0&page=2", 1],
  ])("for the address %s, which a part reads: %d times", (address, times) => {
    window.history.replaceState(null, "", address);
    start([notices]);
    expect(load).toHaveBeenCalledTimes(times);
  });

  it("for a reader who comes back to a list that was longer", () => {
    start([]);
    expect(load).not.toHaveBeenCalled();
    window.history.replaceState({ of: "", shown: 40 }, "");
    start([]);
    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe("A page whose words are true until an instant", () => {
  it("loads its application at once after that", () => {
    start([], [NOW - DAY, NOW - 1]);
    jest.advanceTimersByTime(0);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("loads it when the instant comes while it is read", () => {
    start([], [NOW - DAY, NOW + 60_000]);
    jest.advanceTimersByTime(59_999);
    expect(load).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("loads it at once for a reader whose clock is before all of that", () => {
    start([], [NOW + DAY]);
    jest.advanceTimersByTime(0);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["for a year", [NOW - DAY, NOW + 365 * DAY]],
    ["for ever", [NOW - DAY]],
  ])("does without it if they are true %s", (_, validity) => {
    start([], validity);
    jest.advanceTimersByTime(DAY);
    expect(load).not.toHaveBeenCalled();
  });
});

describe("Before the application has come,", () => {
  beforeAll(() => startOnUse(load));

  beforeEach(() => {
    document.body.innerHTML = `
      <button><b>Menu</b></button><input><select></select><textarea></textarea>
      <a href="/search" data-start="intent">Search</a><a href="/events">Events</a><p>Text</p><img alt="">
      <a href="/login" data-start="member">Login</a>`;
  });

  const element = (selector: string) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`No ${selector}`);
    return found;
  };

  test.each(["button", "b", "input", "select", "textarea", "a[data-start]"])(
    "the application is loaded for a reader who points at %s, or moves the focus there",
    (selector) => {
      fireEvent.pointerOver(element(selector));
      expect(load).toHaveBeenCalledTimes(1);
      fireEvent.focusIn(element(selector));
      expect(load).toHaveBeenCalledTimes(2);
    },
  );

  test.each(["a[href='/events']", "p", "body"])("%s works without it", (selector) => {
    fireEvent.pointerOver(element(selector));
    fireEvent.focusIn(element(selector));
    expect(load).not.toHaveBeenCalled();
  });

  test("the link to sign in works without it, but not for a member, whose account it will be", () => {
    fireEvent.focusIn(element("[data-start=member]"));
    expect(load).not.toHaveBeenCalled();
    document.documentElement.dataset.member = "on";
    fireEvent.focusIn(element("[data-start=member]"));
    expect(load).toHaveBeenCalledTimes(1);
    delete document.documentElement.dataset.member;
  });

  test("a picture that fails is replaced by the application", () => {
    fireEvent.error(element("img"));
    expect(load).toHaveBeenCalledTimes(1);
  });
});

/** Scrolls until the part is so far below the upper edge of the window, in px. */
function scrollTo(top: number): void {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 100, 20));
  window.dispatchEvent(new Event("scroll"));
}

describe("A part that needs the application when it is seen", () => {
  beforeEach(() => {
    document.body.innerHTML = '<p data-start="visible"></p>';
  });

  it("gets it once its reader reads on and it comes near", () => {
    startWhenNear(load);
    scrollTo(window.innerHeight + 300);
    expect(load).not.toHaveBeenCalled();
    scrollTo(window.innerHeight + 100);
    expect(load).toHaveBeenCalled();
  });
});
