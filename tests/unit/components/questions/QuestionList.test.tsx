import { render, screen, within } from "@testing-library/react";
import { QuestionList } from "../../../../src/components/questions/QuestionList";

function question(jsonId: string, group: string | null = null): Queries.QuestionEntryFragment {
  return { jsonId, question: `Why ${jsonId}?`, answer: { html: `<p>Because ${jsonId}.</p>` }, group, rank: null };
}

describe("The page of questions", () => {
  it("says so when there are none yet", () => {
    render(<QuestionList questions={[]} />);
    expect(screen.getByText("No questions yet")).toBeVisible();
  });

  it("has its answers in elements that open without scripts", () => {
    render(<QuestionList questions={[question("a")]} />);
    expect(screen.getByText("Because a.")).not.toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: "Why a?" }).closest("summary")).toBeVisible();
    screen.getByRole("group").setAttribute("open", "");
    expect(screen.getByText("Because a.")).toBeVisible();
  });

  it("has a link that leads into each answer, so that browsers open it", () => {
    render(<QuestionList questions={[question("a"), question("main")]} />);
    const targets = [...document.querySelectorAll("details div[id]")].map(({ id }) => `#${id}`);
    const links = [...document.querySelectorAll("details a")].map((link) => link.getAttribute("href"));
    expect(targets).toEqual(["#a", "#main-1"]);
    expect(links).toEqual(targets);
  });

  it("has a heading for each group", () => {
    render(<QuestionList questions={[question("a", "Money"), question("b", "Joining"), question("c")]} />);
    expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...["Joining", "Money", "Other questions"],
    ]);
    expect(within(screen.getByRole("region", { name: "Money" })).getByText("Why a?")).toBeVisible();
  });
});
