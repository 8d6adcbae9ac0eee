import { render, screen, within } from "@testing-library/react";
import { TeamLists } from "../../../../src/components/people/TeamLists";
import { builtHtml, hydrate } from "../../../support/components/hydrate";

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

const nothing = { position: null, department: null, session: null, bio: null, email: null, github: null };
const leader = (jsonId: number, name: string, more: Partial<Queries.LeaderCardFragment> = {}) => ({
  ...{ jsonId, name, pronouns: null, group: null, rank: null, linkedin: null, image: null, ...nothing },
  ...{ isActive: null, roles: [], ...more },
});
const names = (list: HTMLElement, level: number) =>
  within(list)
    .queryAllByRole("heading", { level })
    .map(({ textContent }) => textContent);

test("a team without groups is one list of people", () => {
  render(<TeamLists current={[leader(2, "Eva"), leader(1, "Adam")]} past={[]} />);
  const section = screen.getByRole("region", { name: "Current Team" });
  expect(names(section, 3)).toEqual(["Adam", "Eva"]);
  expect(names(section, 4)).toEqual([]);
});

test("a team is shown in its groups, people by rank", () => {
  const current = [
    leader(1, "Adam", { group: "Web" }),
    leader(2, "Eva", { group: "Executives", rank: 2, pronouns: "she/her" }),
    leader(3, "Noah", { group: "Executives", rank: 1 }),
    leader(4, "Mia"),
  ];
  render(<TeamLists current={current} past={[]} />);
  const section = screen.getByRole("region", { name: "Current Team" });
  expect(names(section, 3)).toEqual(["Executives", "Web", "Others"]);
  expect(names(section, 4)).toEqual(["Noah", "Eva", "Adam", "Mia"]);
  expect(screen.getByText("she/her")).toBeInTheDocument();
});

test("past leaders are in the groups of their term, not in those of another", () => {
  const past = [
    { ...leader(5, "Lea", { group: "Executives", rank: 1 }), tenure: "2024-2025", currentRole: null },
    { ...leader(6, "Max", { rank: 3 }), tenure: "2024-2025", currentRole: null },
  ];
  const current = [leader(1, "Adam", { group: "Web", roles: [{ term: "2024-2025", position: "Secretary" }] })];
  render(<TeamLists current={current} past={past} />);
  const section = screen.getByRole("region", { name: "Past Leaders" });
  expect(names(section, 3)).toEqual(["2024-2025"]);
  expect(names(section, 4)).toEqual(["Executives", "Others"]);
  expect(names(section, 5)).toEqual(["Lea", "Max", "Adam"]);
});
