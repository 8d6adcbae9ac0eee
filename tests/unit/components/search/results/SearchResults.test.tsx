import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchResults } from "../../../../../src/components/search/results/SearchResults";
import type { SearchState } from "../../../../../src/components/search/useSiteSearch";

const page = {
  path: "/notice/x",
  title: "Lab closed",
  kind: "Notices",
  year: "2026",
  excerpt: [
    { text: "the ", isMarked: false },
    { text: "<b>lab</b>", isMarked: true },
  ],
};
const found = (pages: readonly (typeof page)[]): SearchState => ({
  step: "found",
  wish: { query: "lab" },
  findings: { total: pages.length, counts: { kind: {}, year: {} }, pages },
});

const draw = (state: SearchState, onRetry = jest.fn()) => render(<SearchResults state={state} onRetry={onRetry} />);

describe("What a search has found", () => {
  it("leads to each page, with the words marked and nothing made markup", () => {
    draw(found([page]));
    const link = screen.getByRole("link", { name: /Lab closed/ });
    expect(link).toHaveAttribute("href", "/notice/x");
    expect(within(link).getByText("<b>lab</b>").tagName).toBe("MARK");
    expect(within(link).getByText("Notices · 2026")).toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("1 page found for “lab”.");
  });

  it("may be nothing", () => {
    draw(found([]));
    expect(screen.getByRole("status")).toHaveTextContent("Nothing found for “lab”.");
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("is not there yet while it searches", () => {
    draw({ step: "searching" });
    expect(screen.getByRole("status")).toHaveTextContent("Searching…");
  });

  it("can be asked for again where the index could not be had", async () => {
    const onRetry = jest.fn();
    draw({ step: "failed" }, onRetry);
    await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
