import {
  askRatings,
  type RoundProgress,
} from "../../../../../../src/components/people/leaderboard/ratings/ask-ratings";
import type { Rating } from "../../../../../../src/domain/ratings/rating";
import { ShortMemory } from "../../../../../../src/domain/remembered";

interface Answer {
  readonly status: number;
  readonly json: () => Promise<unknown>;
}

const answer = (json: unknown, status = 200): Answer => ({ status, json: () => Promise.resolve(json) });
const limit = answer({ status: "FAILED", comment: "Call limit exceeded" }, 503);
const stranger = answer({ status: "FAILED", comment: "handles: User with handle x not found" }, 400);
const rated = (handle: string) => answer({ status: "OK", result: [{ handle, rating: 1200, maxRating: 1300 }] });

/** The handle of each call and when it was made, in ms of the fake clock. */
const calls: [handle: string, at: number][] = [];
let reply: (handle: string) => Promise<Answer>;
let memory: ShortMemory<Rating>;
let progress: RoundProgress[];

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  calls.length = 0;
  progress = [];
  memory = new ShortMemory(5 * 60_000);
  Object.defineProperty(window, "fetch", {
    configurable: true,
    value: (address: string) => {
      const handle = new URL(address).searchParams.get("handles") ?? "";
      calls.push([handle, Date.now()]);
      return reply(handle);
    },
  });
});

afterEach(() => connect(true));

function connect(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { configurable: true, value: isOnline });
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

function ask(...handles: string[]) {
  const departure = new AbortController();
  const round = askRatings({
    ...{ handles, memory, signal: departure.signal },
    onProgress: (step) => progress.push(step),
  });
  round.catch(() => undefined);
  const handlesRated = round.then(({ ratings }) => [...ratings.keys()]);
  handlesRated.catch(() => undefined);
  const failures = round.then((result) => [...result.failures]);
  failures.catch(() => undefined);
  return { round: handlesRated, failures, leave: () => departure.abort() };
}

describe("A round of calls for ratings", () => {
  it("asks for one after the other, no less than 150 ms apart", async () => {
    reply = (handle) => Promise.resolve(rated(handle));
    const { round } = ask("ann", "ben", "cem");
    await jest.runAllTimersAsync();
    expect(await round).toEqual(["ann", "ben", "cem"]);
    expect(calls).toEqual([
      ["ann", 0],
      ["ben", 151],
      ["cem", 302],
    ]);
  });

  it("waits an endless 'Call limit exceeded' out ever longer, and gives up after three members", async () => {
    reply = () => Promise.resolve(limit);
    const { round } = ask("ann", "ben", "cem", "dia", "eva");
    await jest.runAllTimersAsync();
    expect(await round).toEqual([]);
    expect(calls.map(([handle]) => handle).join(" ")).toBe("ann ann ann ann ben ben ben ben cem cem cem cem");
    const gaps = calls.slice(1).map(([, at], index) => at - (calls[index]?.[1] ?? 0));
    expect(gaps).toEqual([2000, 4000, 8000, 2000, 2000, 4000, 8000, 2000, 2000, 4000, 8000]);
    expect(progress.some(({ isWaiting }) => isWaiting)).toBe(true);
  });

  it("continues after a failed call, even after many", async () => {
    const handles = Array.from({ length: 50 }, (_, index) => `coder_${index}`);
    reply = (handle) => Promise.resolve(handle === "coder_49" ? rated(handle) : answer("Bad Gateway", 502));
    const { round } = ask(...handles);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await round).toEqual(["coder_49"]);
    expect(calls).toHaveLength(50);
  });

  it("keeps to one call in two seconds once the limit has been reached", async () => {
    reply = (handle) => Promise.resolve(calls.length === 2 ? limit : rated(handle));
    const { round } = ask("ann", "ben", "cem");
    await jest.runAllTimersAsync();
    expect(await round).toEqual(["ann", "ben", "cem"]);
    expect(calls.map(([, at]) => at)).toEqual([0, 151, 2151, 4151]);
  });

  it.each([
    ["limit", () => Promise.resolve(limit)],
    ["limit", () => Promise.resolve(answer(undefined, 429))],
    ["unknown", () => Promise.resolve(stranger)],
    ["unusable", () => Promise.resolve(answer({ status: "OK", result: [{ handle: 7 }] }))],
    ["unusable", () => Promise.resolve(answer({ status: "FAILED", comment: "Under maintenance" }, 503))],
    ["unusable", () => Promise.resolve({ status: 200, json: () => Promise.reject(new SyntaxError("Unexpected end")) })],
    ["unreachable", () => Promise.resolve({ status: 502, json: () => Promise.reject(new SyntaxError("<")) })],
    ["unreachable", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["unreachable", () => Promise.resolve({ status: 200, json: () => Promise.reject(new TypeError("network error")) })],
  ])("tells %j as the reason why a call brought no rating", async (failure, answering) => {
    reply = answering;
    const { failures } = ask("ann");
    await jest.runAllTimersAsync();
    expect(await failures).toEqual([failure]);
  });

  it("requests only the missing ratings the next time", async () => {
    reply = (handle) =>
      Promise.resolve(handle === "ben" ? stranger : handle === "cem" ? answer({ status: "OK" }) : rated(handle));
    const first = ask("ann", "ben", "cem");
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await first.round).toEqual(["ann"]);
    reply = (handle) => Promise.resolve(rated(handle));
    calls.length = 0;
    const second = ask("ann", "ben", "cem");
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await second.round).toEqual(["ann", "ben", "cem"]);
    expect(calls.map(([handle]) => handle)).toEqual(["ben", "cem"]);
  });

  it("stops while the reader is offline, and continues with the member whose call was interrupted", async () => {
    reply = (handle) => {
      if (handle === "ben" && calls.length === 2) {
        connect(false);
        return Promise.reject(new TypeError("Failed to fetch"));
      }
      return Promise.resolve(rated(handle));
    };
    const { round } = ask("ann", "ben", "cem");
    await jest.advanceTimersByTimeAsync(60_000);
    expect(calls.map(([handle]) => handle)).toEqual(["ann", "ben"]);
    connect(true);
    await jest.runAllTimersAsync();
    expect(await round).toEqual(["ann", "ben", "cem"]);
    expect(calls.map(([handle]) => handle)).toEqual(["ann", "ben", "ben", "cem"]);
  });

  it("makes no call after the reader has left, not even while it waits", async () => {
    reply = () => Promise.resolve(limit);
    const { round, leave } = ask("ann", "ben");
    await jest.advanceTimersByTimeAsync(1_000);
    leave();
    await jest.runAllTimersAsync();
    await expect(round).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });
});

describe("The progress of a round", () => {
  it("counts each member once, and shows new ratings once a second", async () => {
    reply = (handle) => Promise.resolve(rated(handle));
    ask(...Array.from({ length: 10 }, (_, index) => `coder_${index}`));
    await jest.runAllTimersAsync();
    expect(progress.map(({ asked }) => asked)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(new Set(progress.map(({ ratings }) => ratings.size))).toEqual(new Set([0, 8]));
  });
});
