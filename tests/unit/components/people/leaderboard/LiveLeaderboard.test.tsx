import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LiveLeaderboard } from "../../../../../src/components/people/leaderboard/LiveLeaderboard";
import { AuthProvider } from "../../../../../src/components/session/AuthProvider";
import { readDirectoryState } from "../../../../../src/domain/directory/directory-filter";
import { packMembers, type DirectoryMember } from "../../../../../src/domain/directory/member-index";
import { historiesIn } from "../../../../../src/domain/ratings/history";
import { SAMPLE_RATINGS } from "../../../../../src/domain/ratings/rating";
import { packSnapshot } from "../../../../../src/domain/ratings/snapshot";
import { printStep, type RatingStep } from "../../../../../src/model/values/rating-step";
import { fakeIntersections } from "../../../../support/components/intersections";
import { member } from "../../../../support/components/members";

const fetchRating = jest.fn<Promise<unknown>, [string]>();
let clubs = 0;

/**
 * Members, all of whom are requested except those without a handle; each club has other handles, since ratings are
 * kept.
 */
function club(...names: string[]): DirectoryMember[] {
  clubs += 1;
  return names.map((name, index) => member({ id: index + 1, name, handle: `${name}_${clubs}` }));
}

interface Situation {
  readonly hasSnapshot?: boolean;
  readonly hasFailed?: boolean;
  readonly isSample?: boolean;
  /** The ratings of everyone before the snapshot. */
  readonly steps?: readonly RatingStep[];
}

function open(
  members: readonly DirectoryMember[],
  { hasSnapshot = false, hasFailed = false, isSample = false, steps = [] }: Situation = {},
) {
  const histories = historiesIn([
    { members: members.map(({ handle }) => ({ handle, changes: steps.map(printStep) })) },
  ]);
  const ratings = members.map(({ handle }) => ({ handle, rating: 1100, maxRating: 1150, rank: "", maxRank: "" }));
  const start = {
    ...{ printed: [], printedOn: null, isSample, ratingsAddress: null },
    top: packMembers(members),
    ratings: hasSnapshot ? packSnapshot({ takenAt: "2026-11-20T12:00:00.000Z", ratings, histories }) : null,
    total: members.length,
  };
  const state = readDirectoryState("#codeforces", { sessions: [], shifts: [] });
  return render(
    <LiveLeaderboard
      start={start}
      members={hasFailed ? undefined : members}
      hasFailed={hasFailed}
      state={state}
      paging={{ of: "", shown: 20, more: () => undefined }}
      onShowAll={() => undefined}
    />,
    { wrapper: AuthProvider },
  );
}

const handleIn = (address: string) => new URL(address).searchParams.get("handles") ?? "";

function rating(handle: string, fields: object = {}) {
  const result = [{ handle, rating: 1450, maxRating: 1650, rank: "specialist", maxRank: "expert", ...fields }];
  return { status: 200, json: () => Promise.resolve({ status: "OK", result }) };
}

function unknown(handle: string) {
  const comment = `handles: User with handle ${handle} not found`;
  return { status: 400, json: () => Promise.resolve({ status: "FAILED", comment }) };
}

function connect(isOnline: boolean): void {
  Object.defineProperty(navigator, "onLine", { configurable: true, value: isOnline });
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")));
}

const names = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

beforeEach(() => {
  fetchRating.mockReset();
  fetchRating.mockImplementation((address) => Promise.resolve(rating(handleIn(address))));
  Object.defineProperty(window, "fetch", { configurable: true, value: fetchRating });
  fakeIntersections();
});

afterEach(() => {
  jest.useRealTimers();
  connect(true);
});

describe("The leaderboard", () => {
  it("shows place, highest and present rating, and both titles", async () => {
    open(club("ann"));
    await screen.findByText("Live from Codeforces.");
    const card = screen.getByRole("article");
    expect(card).toHaveTextContent(/#1.*ann.*expert, now specialist.*max 1650.*now 1450/);
  });

  describe("with histories", () => {
    const steps = [
      { day: "2026-09-01", rating: 1000 },
      { day: "2026-11-01", rating: 1100 },
    ];
    const openOn = (now: string, history = steps) => {
      jest.useFakeTimers({ now: new Date(now) });
      open(club("ann"), { hasSnapshot: true, hasFailed: true, steps: history });
      return screen.getByRole("article");
    };

    it("shows how the rating has moved in the last 30 days, for the eye and in words", () => {
      const card = openOn("2026-11-20T12:00:00Z");
      expect(within(card).getByText("+100 in 30 days")).toHaveAttribute("aria-hidden", "true");
      expect(within(card).getByText(", 100 more than 30 days ago")).toBeInTheDocument();
      expect(card.querySelector("polyline")).toHaveAttribute("points", "10,35 11,35 12,0");
    });
  });

  it("says that ratings are a sample until those of Codeforces take their place", async () => {
    open(club("ann"), { hasSnapshot: true, isSample: true });
    expect(screen.getByText(SAMPLE_RATINGS)).toBeInTheDocument();
    await screen.findByText("Live from Codeforces.");
    expect(screen.queryByText(SAMPLE_RATINGS)).toBeNull();
  });

  it("lists members without a profile link too, and asks only for the others", async () => {
    const [ann, ...others] = club("ann", "ben");
    open([member({ id: 1, name: "eva", competes: true }), ...others, ...(ann ? [{ ...ann, id: 3 }] : [])]);
    await screen.findByText("Live from Codeforces.");
    expect(names()).toEqual(["ben", "ann", "eva"]);
    expect(fetchRating).toHaveBeenCalledTimes(2);
    expect(screen.getAllByRole("article").at(-1)).toHaveTextContent("rating not known");
  });

  it("says so while the reader is offline, keeps the snapshot, and continues when they are online again", async () => {
    connect(false);
    open(club("ann", "ben"), { hasSnapshot: true });
    expect(screen.getByText("You are offline: these ratings are from November 20, 2026.")).toBeInTheDocument();
    expect(screen.queryByText(/Fetching/)).toBeNull();
    expect(screen.queryByRole("progressbar")).toBeNull();
    expect(names()).toEqual(["ann", "ben"]);
    expect(fetchRating).not.toHaveBeenCalled();
    connect(true);
    await screen.findByText("Live from Codeforces.");
    expect(fetchRating).toHaveBeenCalledTimes(2);
  });

  it("hides nothing while Codeforces is slow, and says how far the calls are", async () => {
    fetchRating.mockImplementationOnce((address) => Promise.resolve(rating(handleIn(address))));
    fetchRating.mockImplementation(() => new Promise(() => undefined));
    open(club("ann", "ben"), { hasSnapshot: true });
    expect(screen.getByText("Fetching Codeforces ratings...")).toBeInTheDocument();
    expect(await screen.findByText("1 of 2")).toBeInTheDocument();
    expect(screen.getByRole("progressbar", { name: "Ratings fetched" })).toHaveAttribute("value", "1");
    expect(names()).toEqual(["ann", "ben"]);
  });

  it("asks once for two members who share a handle, and gives the rating to both", async () => {
    const [ann, ben] = club("ann", "ben");
    if (!ann || !ben) throw new Error("no members");
    open([ann, { ...ben, handle: ann.handle.toUpperCase() }]);
    await screen.findByText("Live from Codeforces.");
    expect(fetchRating).toHaveBeenCalledTimes(1);
    expect(screen.getAllByRole("article").map(({ textContent }) => /max 1650/.test(textContent))).toEqual([true, true]);
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  });

  it.each([
    ["does not answer", 6, () => Promise.reject(new TypeError("Failed to fetch"))],
    [
      "is not accepting more calls at the moment",
      12,
      () => Promise.resolve({ status: 429, json: () => Promise.resolve({}) }),
    ],
    ["knows none of these handles", 6, (address: string) => Promise.resolve(unknown(handleIn(address)))],
    ["sent no ratings", 6, () => Promise.resolve(rating("ann", { maxRating: "high" }))],
  ])("says that Codeforces %s only when that is so, after %i calls", async (words, calls, answering) => {
    jest.useFakeTimers();
    fetchRating.mockImplementation(answering);
    open(club("ann", "ben", "eva", "ivo", "mia", "opu"), { hasSnapshot: true });
    await act(() => jest.advanceTimersByTimeAsync(120_000));
    expect(screen.getByText(`Codeforces ${words}: these ratings are from November 20, 2026.`)).toBeInTheDocument();
    expect(names()).toEqual(["ann", "ben", "eva", "ivo", "mia", "opu"]);
    expect(fetchRating).toHaveBeenCalledTimes(calls);
  });

  it("asks again when the reader wants it, though the answer had made no sense", async () => {
    const user = userEvent.setup();
    fetchRating.mockResolvedValue(rating("ann", { maxRating: "high" }));
    open(club("ann"), { hasSnapshot: true });
    await screen.findByText("Codeforces sent no ratings: these ratings are from November 20, 2026.");
    fetchRating.mockImplementation((address) => Promise.resolve(rating(handleIn(address))));
    await user.click(screen.getByRole("button", { name: "Try again" }));
    await screen.findByText("Live from Codeforces.");
    expect(within(screen.getByRole("article")).getByText("350 more than in the snapshot")).toBeInTheDocument();
  });
});
