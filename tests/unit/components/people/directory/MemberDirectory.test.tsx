import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { MemberDirectory } from "../../../../../src/components/people/directory/MemberDirectory";
import { AuthProvider } from "../../../../../src/components/session/AuthProvider";
import { packMembers } from "../../../../../src/domain/directory/member-index";
import { rankedMembers } from "../../../../../src/domain/directory/directory-filter";
import { fakeSite } from "../../../../support/components/fake-site";
import { fakeIntersections, intersect } from "../../../../support/components/intersections";
import { manyMembers } from "../../../../support/components/members";

const site = fakeSite();
let addresses = 0;

/** A club with this many members; each test uses another address, since loaded data is kept. */
function openDirectory(count: number, address = "/member") {
  addresses += 1;
  return openAgain(count, address, { key: "entry" });
}

/** The same club again, at an entry of the history with this state. */
function openAgain(count: number, address: string, entry: unknown) {
  const start = startOf(count);
  window.history.replaceState(entry, "", address);
  return render(<MemberDirectory {...start} />, { wrapper: AuthProvider });
}

/** The first data of the page of such a club. */
function startOf(count: number) {
  const members = manyMembers(count);
  const index = packMembers(members);
  const ranked = rankedMembers(members);
  const leaderboard = {
    ...{ printed: [], printedOn: null, isSample: false, ratings: null, ratingsAddress: null },
    top: packMembers(ranked.slice(0, 20)),
    total: ranked.length,
  };
  const indexAddress = `/data/members.${addresses}.json`;
  site.files = { [indexAddress]: index };
  const first = { ...index, members: index.members.slice(0, 20) };
  return { first, total: count, indexAddress, leaderboard };
}

// All members in the page: checking hundreds of them for visibility takes seconds.
const cards = () => screen.queryAllByRole("listitem", { hidden: true });
const endMark = (text: RegExp) => screen.getByText(text);

async function reachEnd(text = /Scroll down|Loading/) {
  await act(async () => {
    intersect(endMark(text), true);
    await Promise.resolve();
  });
}

/** A directory whose reader has come to the end of the list once, so that it shows this many. */
async function openWithMore(count: number, shown: number, address?: string) {
  const view = openDirectory(count, address);
  await screen.findByText("Scroll down to load more members");
  await reachEnd();
  await waitFor(() => expect(cards()).toHaveLength(shown));
  return view;
}

/** Comes to the end of the list until so many members are there. */
async function reachEndUntil(count: number): Promise<void> {
  while (cards().length < count) {
    await reachEnd();
    act(() => jest.advanceTimersByTime(300));
  }
}

function firstBlock(): Element {
  const block = cards()[0]?.parentElement;
  if (!block) throw new Error("There is no block");
  return block;
}

beforeEach(() => {
  jest.useRealTimers();
  fakeIntersections();
});

describe("The member directory", () => {
  it("shows the first 20 and the count, and loads nothing before a reader asks for more", () => {
    openDirectory(10_000);
    expect(screen.getByRole("heading", { level: 1, name: "Club Members" })).toBeInTheDocument();
    expect(screen.getByText("10,000 members")).toBeInTheDocument();
    expect(cards()).toHaveLength(20);
    expect(endMark(/Scroll down to load more members/)).toBeInTheDocument();
    expect(site.asked).toEqual([]);
  });

  it("shows 20 more whenever the end comes near, 0.8 of it within 200 px, with a pause of 300 ms", async () => {
    jest.useFakeTimers();
    openDirectory(50);
    expect(intersect(endMark(/Scroll down/), false)).toEqual([{ threshold: 0.8, rootMargin: "200px" }]);
    await reachEnd();
    expect(cards()).toHaveLength(40);
    expect(endMark(/Loading more members\.\.\./)).toBeInTheDocument();
    await reachEnd();
    expect(cards()).toHaveLength(40);
    act(() => jest.advanceTimersByTime(300));
    await reachEnd();
    expect(cards()).toHaveLength(50);
    expect(endMark(/You've reached the end of the member list!/)).toBeInTheDocument();
    expect(site.asked).toHaveLength(1);
  });

  it("finds members by name or roll number, keeps the search in the address, and clears it", async () => {
    const user = userEvent.setup();
    openDirectory(100);
    await user.type(screen.getByPlaceholderText("Search by name or roll number..."), "MEMBER 0007");
    expect(cards()).toHaveLength(10);
    expect(screen.getByRole("status")).toHaveTextContent("10 members found");
    await waitFor(() => expect(window.location.search).toBe("?q=MEMBER+0007"));
    await user.click(screen.getByRole("button", { name: "Clear Filters" }));
    expect(cards()).toHaveLength(20);
    expect(window.location.search).toBe("");
    expect(screen.queryByRole("button", { name: "Clear Filters" })).not.toBeInTheDocument();
    expect(screen.getByRole("searchbox")).toHaveFocus();
  });

  it("follows an address that changes while a reader types", async () => {
    const user = userEvent.setup();
    openDirectory(100);
    await user.type(screen.getByRole("searchbox"), "MEMBER");
    act(() => {
      window.history.pushState({ key: "next" }, "", "/member?q=0007");
      window.dispatchEvent(new PopStateEvent("popstate"));
    });
    expect(screen.getByRole("searchbox")).toHaveValue("0007");
  });

  it("offers all sessions and shifts, and filters by them", async () => {
    const user = userEvent.setup();
    openDirectory(100);
    const shift = screen.getByRole("combobox", { name: "Shift" });
    expect([...shift.querySelectorAll("option")].map(({ text }) => text)).toEqual([
      "All Shifts",
      "1st Shift",
      "2nd Shift",
    ]);
    await user.selectOptions(screen.getByRole("combobox", { name: "Session" }), "2016-2017");
    await user.selectOptions(shift, "1st");
    expect(await screen.findByText("13 members found")).toBeInTheDocument();
    expect(window.location.search).toBe("?session=2016-2017&shift=1st");
  });

  it.each([
    ["the search changes", (user: UserEvent) => user.type(screen.getByRole("searchbox"), "m")],
    [
      "the view changes and changes back",
      async (user: UserEvent) => {
        await user.click(screen.getByRole("button", { name: "Codeforces Rank" }));
        await user.click(screen.getByRole("button", { name: "All Members" }));
      },
    ],
    [
      "Back changes the view",
      async () => {
        act(() => {
          window.history.pushState({ key: "next" }, "", "/member#codeforces");
          window.dispatchEvent(new PopStateEvent("popstate"));
        });
        await waitFor(() => expect(cards()).toHaveLength(10));
        act(() => window.history.back());
        await waitFor(() => expect(window.location.hash).toBe(""));
        await screen.findByRole("list", { name: "Members" });
      },
    ],
  ])("begins with the first 20 again when %s", async (_, change) => {
    await openWithMore(100, 40);
    await change(userEvent.setup());
    expect(cards()).toHaveLength(20);
  });

  it("says so if there are no results", async () => {
    openDirectory(100, "/member?q=xyz");
    expect(await screen.findByText("No members found")).toBeInTheDocument();
    expect(screen.getByText("Try adjusting your search criteria or filters.")).toBeInTheDocument();
  });

  it("says so when the club has no members yet", () => {
    openDirectory(0);
    expect(screen.getByText("No members found")).toBeInTheDocument();
    expect(screen.getByText("0 members")).toBeInTheDocument();
    expect(screen.queryByText("Try adjusting your search criteria or filters.")).toBeNull();
  });

  it("selects the Codeforces view by #codeforces and replaces the history entry", async () => {
    const user = userEvent.setup();
    openDirectory(100, "/member#codeforces");
    const all = screen.getByRole("button", { name: "All Members" });
    const rank = screen.getByRole("button", { name: "Codeforces Rank" });
    expect(rank).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(cards()).toHaveLength(10));
    const entries = window.history.length;
    await user.click(all);
    expect(window.location.href).toMatch(/\/member$/);
    expect(all).toHaveAttribute("aria-pressed", "true");
    await user.click(rank);
    expect(window.location.hash).toBe("#codeforces");
    expect(window.history.length).toBe(entries);
  });

  it("promises no more members if the rest could not be loaded, and shows 20 more after another try", async () => {
    openDirectory(100);
    site.isOnline = false;
    await reachEnd();
    expect(await screen.findByRole("alert")).toHaveTextContent("could not be loaded");
    expect(cards()).toHaveLength(20);
    expect(screen.queryByText(/Loading|Scroll down|end of the member list/)).toBeNull();
    site.isOnline = true;
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(cards()).toHaveLength(40));
    expect(endMark(/Loading|Scroll down/)).toBeInTheDocument();
  });

  it("keeps the members of a list of ordinary length, so that a reader can search the page", async () => {
    jest.useFakeTimers();
    openDirectory(300);
    await reachEndUntil(300);
    expect(cards().at(-1)).toHaveAttribute("aria-posinset", "300");
    act(() => void intersect(firstBlock(), false));
    expect(cards()).toHaveLength(300);
  });

  it("keeps the height of blocks that are far away and nothing else of them once the list is long", async () => {
    jest.useFakeTimers();
    openDirectory(400);
    await reachEndUntil(320);
    const block = firstBlock();
    act(() => void intersect(block, false));
    expect(cards()).toHaveLength(260);
    expect(block).toHaveStyle({ height: "1200px" });
    act(() => void intersect(block, true));
    expect(cards()).toHaveLength(320);
    expect(block).not.toHaveAttribute("style", expect.stringContaining("height"));
  });
});
