import { startOnTime } from "../../../../src/components/start/start-on-time";
import { fakeIntersections, intersect } from "../../../support/components/intersections";

const NOW = Date.parse("2026-03-01T10:00:00Z");
const DAY = 86_400_000;

let load: jest.Mock<undefined, []>;
const start = (ways: readonly string[], validity: readonly number[] = []) =>
  startOnTime({ scripts: [], ways, validity }, load);

afterEach(() => document.body.replaceChildren());

function comeNear(): void {
  for (const element of document.querySelectorAll("[data-start=visible]")) intersect(element, true);
}

beforeEach(() => {
  // Those who listen for the last one go on doing so.
  load = jest.fn<undefined, []>();
  fakeIntersections();
  jest.useFakeTimers({ now: NOW });
  window.history.replaceState(null, "", "/notice");
  localStorage.clear();
  document.body.innerHTML = '<p data-start="visible"></p>';
});

describe("A page loads its application", () => {
  it("at once if a part of it needs it", () => {
    start(["load"]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["/notice", 0],
    ["/notice?page=2", 1],
    ["/notice#x", 1],
  ])("for the address %s, which a part reads: %d times", (address, times) => {
    window.history.replaceState(null, "", address);
    start(["load:"]);
    expect(load).toHaveBeenCalledTimes(times);
  });

  it("for a link to a part of the page that a part reads, also after it has come", () => {
    start(["load:"]);
    window.history.replaceState(null, "", "/notice#x");
    window.dispatchEvent(new Event("hashchange"));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("not for such a link if no part reads the address", () => {
    start(["load:currentMember"]);
    window.history.replaceState(null, "", "/notice#x");
    window.dispatchEvent(new Event("hashchange"));
    expect(load).not.toHaveBeenCalled();
  });

  it("for a device that keeps the entry, and for no other", () => {
    start(["load:currentMember"]);
    expect(load).not.toHaveBeenCalled();
    localStorage.setItem("currentMember", "{}");
    start(["load:currentMember"]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("not for an entry that a browser does not let it read", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    start(["load:currentMember"]);
    expect(load).not.toHaveBeenCalled();
  });

  it("when the browser has time, after the page has loaded", () => {
    localStorage.setItem("editor", "opened");
    start(["idle:editor"]);
    expect(load).not.toHaveBeenCalled();
    window.dispatchEvent(new Event("load"));
    jest.runOnlyPendingTimers();
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

describe("A part that needs the application when it is seen", () => {
  it("gets it once its reader reads on and it comes near", () => {
    start([]);
    window.dispatchEvent(new Event("scroll"));
    comeNear();
    expect(load).toHaveBeenCalled();
  });

  it("does not get it in the first screen of a reader who only looks", () => {
    start([]);
    comeNear();
    expect(load).not.toHaveBeenCalled();
  });
});
