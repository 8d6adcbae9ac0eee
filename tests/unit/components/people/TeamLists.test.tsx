import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LeaderCard } from "../../../../src/components/people/LeaderCard";
import { TeamLists } from "../../../../src/components/people/TeamLists";
import { builtHtml, hydrate } from "../../../support/components/hydrate";
import { leader, pastLeader } from "../../../support/components/people";

const lists = <TeamLists current={[]} past={[]} />;

test("nothing below the heading is settled before the page knows its address, and then the list that it names is shown", () => {
  window.history.replaceState(null, "", "/team?view=past");
  const page = document.createElement("div");
  page.innerHTML = builtHtml(lists);
  expect([...page.querySelectorAll("h1, h2, button")].filter((each) => !each.closest("[data-unsettled]"))).toEqual([
    page.querySelector("h1"),
  ]);
  const { container } = hydrate(lists);
  expect(container.querySelector("[data-unsettled]")).toBeNull();
  expect(screen.getByRole("button", { name: "Past Leaders" })).toHaveAttribute("aria-pressed", "true");
});

const names = (list: HTMLElement, level: number) =>
  within(list)
    .queryAllByRole("heading", { level })
    .map(({ textContent }) => textContent);

test("a team without groups is one list of people", () => {
  render(<TeamLists current={[leader({ jsonId: 2, name: "Eva" }), leader({ jsonId: 1, name: "Adam" })]} past={[]} />);
  const section = screen.getByRole("region", { name: "Current Team" });
  expect(names(section, 3)).toEqual(["Adam", "Eva"]);
  expect(names(section, 4)).toEqual([]);
});

describe("The team", () => {
  beforeEach(() => window.history.replaceState(null, "", "/team"));

  it("holds both lists and shows the one of the address, whose fragment stays", async () => {
    window.history.replaceState(null, "", "/team#contact");
    render(<TeamLists current={[leader()]} past={[pastLeader({ name: "Farzana" })]} />);
    const [current, past] = ["Current Team", "Past Leaders"].map((name) => screen.getByRole("region", { name }));
    expect(current?.parentElement).toHaveAttribute("data-shown");
    expect(past?.parentElement).not.toHaveAttribute("data-shown");
    await userEvent.click(screen.getByRole("button", { name: "Past Leaders" }));
    expect(window.location.search + window.location.hash).toBe("?view=past#contact");
    expect(past?.parentElement).toHaveAttribute("data-shown");
    expect(screen.getByRole("button", { name: "Past Leaders" })).toHaveAttribute("aria-pressed", "true");
  });

  it("shows the past leaders by term, the newest first and open", () => {
    window.history.replaceState(null, "", "/team?view=past");
    const of2024 = pastLeader({ name: "Farzana", tenure: "2023-2024" });
    const of2025 = pastLeader({ jsonId: 102, name: "Imran", tenure: "2024-2025" });
    const now = leader({ position: "President", roles: [{ term: "2024-2025", position: "Treasurer" }] });
    render(<TeamLists current={[now]} past={[of2024, of2025]} />);
    const terms = screen.getAllByRole("heading", { level: 3 }).slice(1);
    expect(terms.map(({ textContent }) => textContent)).toEqual(["2024-2025", "2023-2024"]);
    expect(screen.getByText("Treasurer")).toBeInTheDocument();
    expect(terms.map((term) => term.closest("details")?.open)).toEqual([true, false]);
  });

  it("opens the term of the address, and keeps there which one was opened", () => {
    const past = ["2024-2025", "2023 – 2024", "2022-2023"].map((tenure, index) =>
      pastLeader({ jsonId: 101 + index, name: `Leader ${index}`, tenure }),
    );
    const terms = () => screen.getAllByRole<HTMLDetailsElement>("group").filter(({ tagName }) => tagName === "DETAILS");
    window.history.replaceState(null, "", "/team?view=past");
    render(<TeamLists current={[]} past={past} />);
    const toggle = (index: number, open: boolean) => {
      const [details] = terms().slice(index);
      if (details) details.open = open;
      if (details) fireEvent(details, new Event("toggle"));
    };
    toggle(1, true);
    expect(window.location.search).toBe("?view=past&term=2023-2024");
    cleanup();

    render(<TeamLists current={[]} past={past} />);
    expect(terms().map(({ open }) => open)).toEqual([true, true, false]);
    toggle(1, false);
    expect(window.location.search).toBe("?view=past");
  });

  it("shows the known facts of a leader, and a link to the profile", () => {
    render(<LeaderCard leader={leader({ email: "t@example.org", github: "https://github.com/t" })} />);
    expect(screen.getByRole("link", { name: /Email/ })).toHaveAttribute("href", "mailto:t@example.org");
    expect(screen.getByRole("link", { name: /View Profile/ })).toHaveAttribute("href", "/profile/team/1");
    expect(screen.queryByText("Served")).not.toBeInTheDocument();
  });
});
