import { render, screen } from "@testing-library/react";
import { NextUp } from "../../../../src/components/home/NextUp";
import { upcomingEntry as entry } from "../../../support/components/events";

const asOf = "2026-11-25T06:00:00Z";

beforeEach(() => jest.useFakeTimers({ now: new Date(asOf) }));

test("the first thing that comes is named with its day and start, and leads to its page", () => {
  const { container } = render(
    <NextUp
      entries={[
        entry("Camp", "2026-12-18"),
        entry("Practice", "2026-11-03", {
          link: "/events/practice",
          time: "3:30 PM - 5:30 PM",
          repeats: "weekly",
          repeatsUntil: "2026-12-29",
        }),
      ]}
      asOf={asOf}
    />,
  );
  expect(container).toHaveTextContent("Next: Practice, Tue 1 December, 3:30 PM");
  expect(screen.getByRole("link", { name: "Practice" })).toHaveAttribute("href", "/events/practice");
});

test("a day of another year is named with its year", () => {
  const { container } = render(<NextUp entries={[entry("Camp", "2031-10-01")]} asOf={asOf} />);
  expect(container).toHaveTextContent(/^Next: Camp, October 1, 2031$/);
});

test("there is no such line if nothing is coming up", () => {
  const { container } = render(<NextUp entries={[entry("Past", "2026-01-01")]} asOf={asOf} />);
  expect(container).toBeEmptyDOMElement();
});
