import { screen } from "@testing-library/react";
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
