import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SheetDetails } from "../../../../src/components/sheets/SheetDetails";
import { withClubSettings } from "../../../support/club-settings";
import { useOwnMarks } from "../../../support/components/own-marks";

withClubSettings({ empty: [] });

const problem = (title: string, url: string, topic: string | null) => ({
  ...{ title, url, topic, source: null, difficulty: "800", starred: null, solution: null, editorial: null, note: null },
  hint: { html: `<p>A hint for ${title}.</p>` },
});
const sheet = {
  ...{ jsonId: "first", title: "First steps", description: null, level: null, tags: [], credit: null },
  problems: [
    problem("Watermelon", "https://codeforces.com/problemset/problem/4/A", "Loops"),
    problem("Two Sum", "https://leetcode.com/problems/two-sum/", "Arrays"),
    problem("Team", "https://codeforces.com/problemset/problem/231/A", "Loops"),
  ],
};
const solved = (...names: string[]) => ({
  ...{ handle: "nadia", askedAt: 1, newest: 1 },
  problems: Object.fromEntries(names.map((name) => [name, ""])),
});

function Sheet({ record = solved() }: { readonly record?: ReturnType<typeof solved> }) {
  return <SheetDetails sheet={sheet} own={useOwnMarks(record, sheet.problems)} />;
}

const titles = () => screen.getAllByRole("checkbox").map((box) => box.closest("li")?.querySelector("a")?.textContent);

afterEach(() => window.history.replaceState(null, "", "/"));

describe("A sheet", () => {
  it("has its problems by topic, with the judge of their addresses, and says how much of a topic is solved", async () => {
    const user = userEvent.setup();
    render(<Sheet />);
    const arrays = within(screen.getByRole("region", { name: "Arrays" }));
    expect(arrays.getByText("LeetCode")).toBeInTheDocument();
    const loops = screen.getByRole("button", { name: /^Loops/ });
    expect(loops).toHaveTextContent("0 of 2 solved");
    await user.click(screen.getByRole("checkbox", { name: "Solved: Team" }));
    expect(loops).toHaveTextContent("1 of 2 solved");
    const next = screen.getByRole("link", { name: "Next unsolved" });
    expect(document.querySelector(String(next.getAttribute("href")))).toHaveTextContent("Watermelon");
    await user.click(screen.getByRole("button", { name: /^Again ?: Team/ }));
    expect(screen.getByRole("checkbox", { name: "Solved: Team" })).not.toBeChecked();
    expect(loops).toHaveTextContent("0 of 2 solved");
  });

  it("does not let members untick problems that Codeforces marked as solved", () => {
    render(<Sheet record={solved("4/A")} />);
    expect(screen.getByRole("checkbox", { name: "Solved: Watermelon" })).toBeDisabled();
    expect(screen.getAllByText("Solved on Codeforces")).toHaveLength(1);
  });

  it("keeps choices in its address, without a new entry of the history", async () => {
    const user = userEvent.setup();
    window.history.replaceState(null, "", "/sheets/first?state=todo&topic=Knots");
    const { length } = window.history;
    render(<Sheet record={solved("4/A")} />);
    expect(titles()).toEqual([expect.stringMatching(/^Team/), expect.stringMatching(/^Two Sum/)]);
    await user.click(screen.getByRole("button", { name: "LeetCode" }));
    await user.click(screen.getByRole("button", { name: "Codeforces" }));
    expect(titles()).toHaveLength(2);
    expect(window.location.search).toBe("?source=LeetCode&source=Codeforces&state=todo");
    await user.click(screen.getByRole("button", { name: "LeetCode" }));
    await user.click(screen.getByRole("button", { name: "Solved" }));
    await user.click(screen.getByRole("button", { name: "To do" }));
    expect(titles()).toEqual([expect.stringMatching(/^Watermelon/)]);
    expect(window.history).toHaveLength(length);
  });
});
