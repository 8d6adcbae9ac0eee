import { render, screen, within } from "@testing-library/react";
import { NextContests } from "../../../../src/components/contests/NextContests";
import { withClubSettings } from "../../../support/club-settings";

const asOf = "2026-11-25T06:00:00Z";
const round = (number: number, starts: string) => ({ number, name: `Round ${number}`, starts, minutes: 150 });
const contests = [1, 2, 3, 4].map((number) => round(number, `2026-12-0${number}T20:35:00.000Z`));
const show = (isSample: boolean | null = null, list = contests) =>
  render(<NextContests list={{ isSample, contests: list }} asOf={asOf} />);

beforeEach(() => jest.useFakeTimers({ now: new Date(asOf) }));

describe("The next contests", () => {
  it("are three, with start in the club's time, duration, and a link to where one registers", () => {
    show();
    const list = screen.getByRole("region", { name: "Next contests on Codeforces" });
    const items = within(list).getAllByRole("listitem");
    expect(items).toHaveLength(3);
    // The tests run at UTC, the club is six hours ahead.
    expect(items[0]).toHaveTextContent("Wed 2 December, 2:35 AM, 2 hours 30 minutes");
    expect(within(list).getByRole("link", { name: /Round 1/ })).toHaveAttribute(
      "href",
      "https://codeforces.com/contests/1",
    );
  });

  it("have the reader's time, too, if it is another one", () => {
    show();
    expect(screen.getByText("Your time: Tue 1 December, 8:35 PM")).toBeVisible();
  });

  it("say that a sample is invented, and lead to no contest of that number", () => {
    show(true);
    expect(screen.getByText(/they are invented/)).toBeVisible();
    for (const link of screen.getAllByRole("link"))
      expect(link).toHaveAttribute("href", "https://codeforces.com/contests");
  });

  it("leave out those that have begun", () => {
    jest.setSystemTime(new Date("2026-12-03T20:35:00Z"));
    show();
    expect(screen.getAllByRole("link").map((link) => link.firstChild?.textContent)).toEqual(["Round 4"]);
  });

  it("are nothing if none comes, or if no list is known", () => {
    jest.setSystemTime(new Date("2027-01-01T00:00:00Z"));
    expect(show().container).toBeEmptyDOMElement();
    expect(render(<NextContests list={null} asOf={asOf} />).container).toBeEmptyDOMElement();
  });
});

describe("A club that does without Codeforces", () => {
  withClubSettings({ off: ["codeforces"] });

  it("shows no contests", () => {
    expect(show().container).toBeEmptyDOMElement();
  });
});
