import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { keepShown } from "../../../../../src/components/start/count-notices";
import { NoticeList } from "../../../../../src/components/notices/list/NoticeList";
import { builtHtml } from "../../../../support/components/hydrate";

const asOf = "2026-02-01T00:00:00.000Z";

beforeEach(() => jest.useFakeTimers({ now: new Date(asOf), advanceTimers: true }));

const notice = (number: number, changes: Partial<Queries.NoticeRowFragment> = {}): Queries.NoticeRowFragment => ({
  jsonId: `n${number}`,
  title: `Notice ${number}`,
  date: "2026-01-01",
  priority: null,
  expiryDate: null,
  isActive: null,
  pinned: null,
  downloadUrl: null,
  ...changes,
});

const notices = Array.from({ length: 23 }, (_, index) => notice(index + 1));

/** In a new entry of the history, without those after it that other tests have left. */
function showAt(address: string, list = notices) {
  window.history.pushState(null, "", address);
  render(<NoticeList notices={list} asOf={asOf} />);
}

const titles = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => within(row).getByRole("link", { name: /^Notice \d+$/ }).textContent);

describe("the list of notices", () => {
  it("shows the first ten and says so", () => {
    showAt("/notice");
    expect(titles()).toHaveLength(10);
    expect(screen.getByText("Showing 1 to 10 of 23 results")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Index",
      "Title",
      "Published",
      "Download",
    ]);
  });

  it("shows the view that a link describes", () => {
    showAt("/notice?q=notice+1&page=3&size=5");
    expect(titles()).toEqual(["Notice 19"]);
    expect(screen.getByRole("searchbox")).toHaveValue("notice 1");
    expect(screen.getByRole("combobox", { name: "Show" })).toHaveValue("5");
    expect(screen.getByText("Showing 11 to 11 of 11 results")).toBeInTheDocument();
  });

  it("turns pages in the address, so that Back returns", async () => {
    showAt("/notice");
    const entries = window.history.length;
    await userEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(window.location.search).toBe("?page=2");
    expect(window.history.length).toBe(entries + 1);
    expect(titles()[0]).toBe("Notice 11");
    window.history.back();
    expect(await screen.findByText("Showing 1 to 10 of 23 results")).toBeInTheDocument();
  });

  it("leaves the focus on a button that leads no further, and ignores it", async () => {
    showAt("/notice?page=2");
    const next = screen.getByRole("button", { name: "Next" });
    await userEvent.click(next);
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(next);
    expect(window.location.search).toBe("?page=3");
    expect(screen.getByText("Showing 21 to 23 of 23 results")).toBeInTheDocument();
    const previous = screen.getByRole("button", { name: "Previous" });
    for (let presses = 0; presses < 3; presses += 1) await userEvent.click(previous);
    expect(previous).toHaveFocus();
    expect(window.location.search).toBe("");
  });

  it("searches while the reader types, from page 1, as one step from which Back returns to the page before", async () => {
    showAt("/notice?page=3");
    await userEvent.type(screen.getByPlaceholderText("Search notices..."), "NOTICE 23");
    expect(titles()).toEqual(["Notice 23"]);
    expect(window.location.search).toBe("?q=NOTICE+23");
    window.history.back();
    expect(await screen.findByText("Showing 21 to 23 of 23 results")).toBeInTheDocument();
    expect(screen.getByRole("searchbox")).toHaveValue("");
  });

  it("says that nothing was found and offers to clear the search", async () => {
    showAt("/notice?q=nothing");
    expect(screen.getByText("No notices found")).toBeInTheDocument();
    expect(screen.getByText("Showing 0 to 0 of 0 results")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Clear search" }));
    expect(titles()).toHaveLength(10);
    expect(screen.getByRole("searchbox")).toHaveFocus();
  });

  it("marks what is urgent, expired or no longer in force", () => {
    showAt("/notice", [
      notice(1, { priority: "urgent" }),
      notice(2, { expiryDate: "2020-01-01" }),
      notice(3, { isActive: false }),
      notice(4),
    ]);
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows.map((row) => within(row).queryByText(/^(Urgent|Expired|No longer in force)$/)?.textContent)).toEqual([
      "Urgent",
      "Expired",
      "No longer in force",
      undefined,
    ]);
  });

  it("has pinned notices first while they are valid", () => {
    showAt("/notice", [notice(1), notice(2, { pinned: true }), notice(3, { pinned: true, isActive: false })]);
    expect(titles()).toEqual(["Notice 2", "Notice 1", "Notice 3"]);
    expect(screen.getAllByText("Pinned")).toHaveLength(1);
  });

  it("names each notice once without JavaScript, though an older one is pinned", () => {
    window.history.replaceState(null, "", "/notice");
    const list = notices.slice(0, 15).map((each) => (each.jsonId === "n14" ? { ...each, pinned: true } : each));
    // What is parsed apart from a window has no scripts, so that `noscript` counts.
    const page = new DOMParser().parseFromString(builtHtml(<NoticeList notices={list} asOf={asOf} />), "text/html");
    const named = [...page.querySelectorAll("a")].map((link) => link.textContent);
    const others = Array.from({ length: 15 }, (_, index) => `Notice ${index + 1}`).filter(
      (name) => name !== "Notice 14",
    );
    expect(named).toEqual(["Notice 14", ...others]);
  });
});

describe("what is new since the last visit", () => {
  function visit(list: readonly Queries.NoticeRowFragment[]) {
    const { unmount } = render(<NoticeList notices={list} asOf={asOf} />);
    return () => {
      window.dispatchEvent(new Event("pagehide"));
      unmount();
    };
  }

  beforeAll(() => keepShown());

  it("is nothing on the first visit, and later everything that was not there before", () => {
    const leave = visit([notice(1), notice(2)]);
    expect(screen.queryByText("New")).not.toBeInTheDocument();
    leave();
    visit([notice(3), notice(1), notice(2)]);
    expect(screen.getAllByText("New")).toHaveLength(1);
    expect(screen.getByRole("row", { name: /Notice 3/ })).toHaveTextContent("New");
    expect(screen.getByText(/1 new since your last visit/)).toBeInTheDocument();
  });

  it("is no longer remembered after one click, and can be again", async () => {
    visit([notice(1)])();
    const leave = visit([notice(2), notice(1)]);
    await userEvent.click(screen.getByRole("button", { name: "Stop remembering" }));
    expect(screen.queryByText("New")).not.toBeInTheDocument();
    leave();
    expect(localStorage.getItem("seenNotices")).toBe("off");
    visit([notice(2), notice(1)]);
    await userEvent.click(screen.getByRole("button", { name: "Mark new notices" }));
    expect(screen.getByRole("button", { name: "Stop remembering" })).toBeInTheDocument();
    expect(screen.queryByText("New")).not.toBeInTheDocument();
  });
});
