import { act, render, screen, within } from "@testing-library/react";
import { Upcoming } from "../../../../src/components/home/Upcoming";
import { builtHtml, hydrate } from "../../../support/components/hydrate";
import { upcomingEntry as entry } from "../../../support/components/events";

const asOf = "2026-02-01T00:00:00.000Z";

const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);

const readAt = (now: string) => jest.useFakeTimers({ now: new Date(now) });

describe("The upcoming block", () => {
  it.each([
    ["there is nothing", []],
    ["everything is past", [entry("Past", "2026-01-01"), entry("Undated", null)]],
  ])("says so and leads to what was, when %s", (_, entries) => {
    readAt("2026-02-01T12:00:00+06:00");
    render(<Upcoming entries={entries} asOf={asOf} />);
    expect(screen.getByText("No Upcoming Events or Workshops")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Past events" })).toHaveAttribute("href", "/events");
    expect(screen.getByRole("link", { name: "Past workshops" })).toHaveAttribute("href", "/workshop");
    expect(screen.getByText("See what we have done before.")).toBeInTheDocument();
    expect(titles()).toEqual([]);
  });

  it("offers to join what is online", () => {
    readAt("2026-02-01T12:00:00+06:00");
    const joinLink = "https://meet.example.org/a";
    render(<Upcoming entries={[entry("A", "2026-03-01", { joinLink }), entry("B", "2026-04-01")]} asOf={asOf} />);
    expect(screen.getAllByRole("link", { name: /^Join online/ }).map((each) => each.getAttribute("href"))).toEqual([
      joinLink,
    ]);
    expect(screen.getByText("Online")).toBeInTheDocument();
  });

  it("says what, when and where, and leads to it where there is a link", () => {
    readAt("2026-02-01T12:00:00+06:00");
    const full = { time: "10 AM", venue: "Lab 2", description: "All day.", link: "/workshops/git", type: "Workshop" };
    render(<Upcoming entries={[entry("Git", "2026-03-01", full), entry("Elsewhere", "2026-03-02")]} asOf={asOf} />);
    const [first, second] = screen.getAllByRole("listitem");
    for (const text of ["Workshop", "March 1, 2026", "10 AM", "Lab 2", "All day."])
      expect(within(first ?? document.body).getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Git" })).toHaveAttribute("href", "/workshops/git");
    expect(second?.querySelector("a")).toBeNull();
  });

  it("holds the build's answer in its HTML and the reader's once the page is interactive", () => {
    readAt("2026-03-15T12:00:00+06:00");
    const block = <Upcoming entries={[entry("March", "2026-03-01"), entry("April", "2026-04-01")]} asOf={asOf} />;
    expect(builtHtml(block)).toContain("March");
    hydrate(block);
    expect(titles()).toEqual(["April"]);
  });

  it("moves on to the next date of a weekly meeting by the reader's clock, and says until when its words are true", () => {
    const weekly = { repeats: "weekly", repeatsUntil: "2026-03-31", time: "3:30 PM" };
    const block = <Upcoming entries={[entry("Practice", "2026-01-27", weekly)]} asOf={asOf} />;
    readAt("2026-02-04T00:00:00+06:00");
    expect(builtHtml(block)).toContain("February 3, 2026");
    expect(builtHtml(block)).toContain(`data-true-until="2026-02-03T09:30:00.000Z"`);
    hydrate(block);
    expect(screen.getByText("February 10, 2026")).toBeInTheDocument();
    expect(screen.getByText("Every Tuesday until March 31, 2026")).toBeInTheDocument();
  });

  it("lets go of what begins while the page is open", () => {
    readAt("2026-03-01T09:58:30+06:00");
    render(<Upcoming entries={[entry("Soon", "2026-03-01", { time: "10:00 AM" })]} asOf={asOf} />);
    expect(titles()).toEqual(["Soon"]);
    act(() => jest.advanceTimersByTime(2 * 60_000));
    expect(titles()).toEqual([]);
    expect(screen.getByText("No Upcoming Events or Workshops")).toBeInTheDocument();
  });
});
