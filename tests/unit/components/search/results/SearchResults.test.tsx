import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PageLanguage } from "../../../../../src/hooks/page-context";
import { SearchResults } from "../../../../../src/components/search/results/SearchResults";
import type { SearchRequest } from "../../../../../src/domain/search/search-address";
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
const found = (pages: readonly (typeof page)[], filters: Pick<SearchRequest, "kind" | "year"> = {}): SearchState => ({
  step: "found",
  request: { query: "lab", ...filters },
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

  it.each([
    ["competitive ", "programming", " contest", { lang: "en", dir: "ltr" }],
    ["تعلم ", "C++", " مع GitHub", { lang: null, dir: null }],
  ])("is one run of text in its own direction on a page from right to left: %s%s%s", (before, word, after, marks) => {
    const excerpt = [before, word, after].map((text) => ({ text, isMarked: text === word }));
    render(
      <PageLanguage.Provider value="ar">
        <SearchResults state={found([{ ...page, excerpt }])} onRetry={jest.fn()} />
      </PageLanguage.Provider>,
    );
    const run = screen.getByText(word).parentElement;
    expect([run?.getAttribute("lang"), run?.getAttribute("dir")]).toEqual([marks.lang, marks.dir]);
    expect(run).toHaveTextContent(before + word + after);
    expect(run?.querySelectorAll("[dir]")).toHaveLength(0);
  });

  it("can be asked for again where the index could not be had", async () => {
    const onRetry = jest.fn();
    render(<input aria-label="The field" />);
    draw({ step: "failed" }, onRetry);
    await userEvent.setup().click(screen.getByRole("button", { name: "Try again" }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    // The button disappears.
    expect(screen.getByRole("textbox", { name: "The field" })).toHaveFocus();
  });
});
