import { render, screen } from "@testing-library/react";
import { RegistrationTimeline } from "../../../../src/components/membership/RegistrationTimeline";

const shown = (timeline: Queries.RegistrationTimelineFragment["timeline"]) =>
  render(<RegistrationTimeline registration={{ openDate: null, closeDate: null, timeline }} />);

describe("The timeline of registration", () => {
  it("shows what each step has, and leaves out empty ones", () => {
    shown([
      { label: "Results", text: "In a week" },
      { label: null, text: "Then a welcome" },
      { label: null, text: null },
    ]);
    const steps = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(steps).toEqual(["ResultsIn a week", "Then a welcome"]);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(1);
  });

  it("has no list of steps if all are empty", () => {
    shown([{ label: null, text: null }]);
    expect(screen.queryByRole("list")).not.toBeInTheDocument();
  });
});
