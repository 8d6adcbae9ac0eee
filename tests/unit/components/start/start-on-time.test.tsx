import { startOnTime } from "../../../../src/components/start/start-on-time";

const NOW = Date.parse("2026-03-01T10:00:00Z");
const DAY = 86_400_000;

let load: jest.Mock<undefined, []>;
const start = (ways: readonly string[], validity: readonly number[] = []) => startOnTime({ ways, validity }, load);

/** The parameters that a list and a gallery together would read. */
const notices = "load?[?&](?:q|page)(?![^=&#])|#(?:\\d+)$";

beforeEach(() => {
  load = jest.fn<undefined, []>();
  jest.useFakeTimers({ now: NOW });
  window.history.replaceState(null, "", "/notice");
  localStorage.clear();
});

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
    ["/notice?session=3", 0],
    ["/notice?qq=1&xpage=2&page-x=3", 0],
    ["/notice?utm_source=letter&fbclid=IwAR0", 0],
    ["/notice?fbclid=IwAR0&page=2", 1],
    ["/post?fbclid=IwAR0#7", 1],
  ])("for the address %s, which a part reads: %d times", (address, times) => {
    window.history.replaceState(null, "", address);
    start([notices]);
    expect(load).toHaveBeenCalledTimes(times);
  });

  it("for a device that keeps the entry, and for no other", () => {
    start(["load:currentMember"]);
    expect(load).not.toHaveBeenCalled();
    localStorage.setItem("currentMember", "{}");
    start(["load:currentMember"]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("for a reader who comes back to a list that was longer", () => {
    start([]);
    expect(load).not.toHaveBeenCalled();
    window.history.replaceState({ of: "", shown: 40 }, "");
    start([]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("not for an entry that a browser does not let it read", () => {
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("blocked", "SecurityError");
    });
    start(["load:currentMember"]);
    expect(load).not.toHaveBeenCalled();
  });

  it("when the browser has time, once the page has loaded", () => {
    localStorage.setItem("editor", "opened");
    const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive");
    start(["idle:editor"]);
    expect(load).not.toHaveBeenCalled();
    state.mockReturnValue("complete");
    start(["idle:editor"]);
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
