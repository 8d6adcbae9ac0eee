import { SUBMISSIONS_PER_CALL } from "../../../../src/domain/codeforces/submissions";
import { noRecord, type SolvedRecord } from "../../../../src/domain/problems/solved-record";
import { askSolved } from "../../../../src/hooks/codeforces/ask-solved";

const answer = (json: unknown, status = 200) => ({ status, json: () => Promise.resolve(json) });
const ok = (result: unknown) => answer({ status: "OK", result });
const solved = (id: number) => ({ id, verdict: "OK", problem: { contestId: id, index: "A", name: `Problem ${id}` } });
const limit = answer({ status: "FAILED", comment: "Call limit exceeded" }, 503);
const stranger = answer({ status: "FAILED", comment: "handle: User with handle nadia not found" }, 400);

/** The paths of the calls, and when they were made by the fake clock. */
const calls: [path: string, at: number][] = [];
let reply: (address: URL) => unknown;

beforeEach(() => {
  jest.useFakeTimers({ now: 0 });
  calls.length = 0;
  Object.defineProperty(window, "fetch", {
    configurable: true,
    value: (address: string) => {
      const url = new URL(address);
      calls.push([url.pathname.replace("/api/", "") + url.search, Date.now()]);
      return Promise.resolve(reply(url));
    },
  });
});

async function ask(record: SolvedRecord = noRecord("nadia")) {
  const waits: number[] = [];
  const reader = { signal: new AbortController().signal, onLimit: () => waits.push(Date.now()) };
  const answering = askSolved(record, reader, 1_000);
  await jest.runAllTimersAsync();
  return { ...(await answering), waits };
}

/** Someone with this many submissions, the newest of which has that number as its id. */
const withHistory = (length: number) => (url: URL) => {
  const from = Number(url.searchParams.get("from"));
  const count = Number(url.searchParams.get("count"));
  const all = Array.from({ length }, (_, index) => solved(length - index));
  return ok(all.slice(from - 1, from - 1 + count));
};

describe("Asking Codeforces what someone has solved", () => {
  it("takes one call for someone with few submissions", async () => {
    reply = withHistory(3);
    const { record, failure } = await ask();
    expect(calls).toEqual([[`user.status?handle=nadia&from=1&count=${SUBMISSIONS_PER_CALL}`, 0]]);
    expect(failure).toBeUndefined();
    expect(record).toEqual({
      ...{ handle: "nadia", askedAt: 1_000, newest: 3 },
      problems: { "1/A": "Problem 1", "2/A": "Problem 2", "3/A": "Problem 3" },
    });
  });

  it("goes from page to page at the API's pace, up to the last submission that is known", async () => {
    reply = withHistory(2 * SUBMISSIONS_PER_CALL + 1);
    const { record } = await ask();
    expect(calls.map(([, at]) => at)).toEqual([0, 2000, 4000]);
    expect(Object.keys(record.problems)).toHaveLength(2 * SUBMISSIONS_PER_CALL + 1);
    calls.length = 0;
    reply = withHistory(2 * SUBMISSIONS_PER_CALL + 2);
    expect((await ask(record)).record.newest).toBe(2 * SUBMISSIONS_PER_CALL + 2);
    expect(calls).toHaveLength(1);
  });

  it("keeps what it has learned before a failure, but asks for all of it the next time", async () => {
    reply = (url) =>
      url.searchParams.get("from") === "1" ? withHistory(900)(url) : answer({ status: "FAILED", comment: "Closed" });
    const { record, failure } = await ask();
    expect(failure).toBe("unusable");
    expect(record).toMatchObject({ askedAt: 0, newest: 0 });
    expect(Object.keys(record.problems)).toHaveLength(SUBMISSIONS_PER_CALL);
  });

  it("waits when the limit is exceeded, and gives up after three pauses", async () => {
    reply = () => limit;
    const { failure, waits } = await ask();
    expect(failure).toBe("limit");
    expect(waits).toEqual([0, 2000, 6000]);
  });

  it("finds someone who has another handle now", async () => {
    reply = (url) => {
      if (url.pathname === "/api/user.info") return ok([{ handle: "nadia_2" }]);
      return url.searchParams.get("handle") === "nadia" ? stranger : withHistory(1)(url);
    };
    const { record, failure } = await ask();
    expect(failure).toBeUndefined();
    expect(record).toMatchObject({ handle: "nadia", newest: 1 });
    expect(calls.map(([path]) => path.split("&")[0])).toEqual([
      "user.status?handle=nadia",
      "user.info?handles=nadia",
      "user.status?handle=nadia_2",
    ]);
  });

  it.each([
    ["unknown", () => stranger],
    ["unusable", () => ok([{ id: "1" }, null, 7])],
    ["unusable", () => ok({ id: 1 })],
    ["unusable", () => ({ status: 200, json: () => Promise.reject(new SyntaxError("Unexpected end")) })],
    ["unreachable", () => ({ status: 502, json: () => Promise.reject(new SyntaxError("<")) })],
    ["unreachable", () => Promise.reject(new TypeError("Failed to fetch"))],
    ["timeout", () => new Promise(() => undefined)],
  ])("says %j where there is no answer to use, and keeps what was known", async (expected, answering) => {
    reply = answering;
    const before = { ...noRecord("nadia"), askedAt: 5, problems: { "4/A": "Watermelon" } };
    if (expected === "timeout") stopAfter(window.fetch);
    const { record, failure } = await ask(before);
    expect(failure).toBe(expected);
    expect(record).toEqual(before);
  });

  it("counts what the one who was asked for has handed in, and nothing of others", async () => {
    const by = (id: number, ...handles: string[]) => ({
      ...solved(id),
      author: { members: handles.map((handle) => ({ handle })) },
    });
    reply = () => ok([by(3, "eva"), by(2, "eva", "NADIA"), by(1)]);
    expect((await ask()).record.problems).toEqual({ "2/A": "Problem 2" });
  });
});

/** Lets calls fail once they are given up, as browsers do. */
function stopAfter(fetchBefore: typeof window.fetch): void {
  Object.defineProperty(window, "fetch", {
    configurable: true,
    value: (address: string, { signal }: RequestInit) =>
      Promise.race([
        fetchBefore(address),
        new Promise((resolve) => signal?.addEventListener("abort", resolve)).then(() => signal?.throwIfAborted()),
      ]),
  });
}
