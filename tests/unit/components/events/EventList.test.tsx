import { cleanup, render, screen } from "@testing-library/react";
import { EventCard } from "../../../../src/components/events/EventList";
import type { ListedActivity } from "../../../../src/domain/activities/listed-activity";

const start = Date.parse("2026-02-14T10:00:00+06:00");

const sprint: ListedActivity = { id: "code-sprint", title: "Code Sprint", date: "2026-02-14", time: "10:00 AM" };

function draw(fields: Partial<ListedActivity>, now = new Date(start - 1)) {
  render(<EventCard event={{ ...sprint, ...fields }} now={now} />);
}

const register = () => screen.queryByRole("link", { name: "Register for Code Sprint" });

describe("The card of an event", () => {
  it("shows date, time, participants and description, and leads to the event's page", () => {
    draw({ participants: "120", description: "Six hours, one idea." });
    expect(screen.getByRole("heading", { name: "Code Sprint" })).toBeInTheDocument();
    for (const text of ["February 14, 2026", "10:00 AM", "120+ people", "Six hours, one idea."])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Code Sprint" })).toHaveAttribute("href", "/events/code-sprint");
    expect(screen.getByRole("link", { name: "Read More about Code Sprint" })).toHaveAttribute(
      "href",
      "/events/code-sprint",
    );
  });

  it("draws the day and the category of an event without a picture, which screen readers hear elsewhere", () => {
    draw({ category: "meeting" });
    const [drawing] = screen.getByRole("article").querySelectorAll("[aria-hidden]:not(svg)");
    expect(drawing).toHaveTextContent(/^14February 2026Meeting$/);
  });

  it("has Register, to the members, until the event starts, and the fee beside it", () => {
    draw({ fee: 0 });
    expect(register()).toHaveAttribute("href", "/member");
    expect(register()?.nextElementSibling).toHaveTextContent("Free");
  });

  it("has no Register once the event has started", () => {
    draw({}, new Date(start));
    expect(register()).toBeNull();
  });

  it("of a weekly event shows its next date, its rhythm, and Register until the last time has started", () => {
    const weekly = { date: "2026-02-03", repeats: "weekly", repeatsUntil: "2026-02-24" };
    draw(weekly, new Date("2026-02-12T00:00:00+06:00"));
    for (const text of ["February 17, 2026", "Every Tuesday until February 24, 2026", "Upcoming"])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(register()).not.toBeNull();
    cleanup();
    draw(weekly, new Date("2026-02-24T10:00:00+06:00"));
    expect(screen.getByText("Ongoing")).toBeInTheDocument();
    expect(register()).toBeNull();
  });
});
